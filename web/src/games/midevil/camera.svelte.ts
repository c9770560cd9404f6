import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { settings } from "../../app/settings.svelte";
import { TILE, type Box } from "./facts";

/** Points across that show one tile and a little around it: nothing comes nearer. */
const NEAREST = 1.4 * TILE;
/** Pixels of a tile that are large enough: by itself the camera comes no nearer. */
const LARGE = 150;
/** Pixels of a tile from which on the whole map can be read, and nothing needs to be followed. */
const LEGIBLE = 96;
const GLIDES = 260;

/** What of the map is in sight, and how it comes there. */
export class Camera {
  /** Pixels of the window through which one looks. */
  width = $state(1);
  height = $state(1);
  /** Whether it goes where something happens, until somebody moves it by hand. */
  follows = $state(true);
  private readonly at = new Tween({ x: TILE / 2, y: TILE / 2, across: 3 * TILE }, { duration: 0 });

  get across(): number {
    return this.at.current.across;
  }
  /** Points from top to bottom. */
  get down(): number {
    return (this.across * this.height) / this.width;
  }
  get box(): Box {
    const { x, y } = this.at.current;
    return {
      x: x - this.across / 2,
      y: y - this.down / 2,
      width: this.across,
      height: this.down,
    };
  }
  /** Points of a pixel. */
  get unit(): number {
    return this.across / this.width;
  }

  /** Whether all of a box could be read if it were in sight as a whole. */
  isLegible(box: Box): boolean {
    return (TILE * this.width) / this.acrossFor(box) >= LEGIBLE;
  }

  /** Shows a whole box. */
  frame(box: Box, glides = true): void {
    const across = Math.max(NEAREST, (TILE * this.width) / LARGE, this.acrossFor(box));
    const to = { x: box.x + box.width / 2, y: box.y + box.height / 2, across };
    void this.at.set(to, {
      duration: glides && settings.moves ? GLIDES : 0,
      easing: cubicOut,
    });
  }

  /** Comes nearer, or goes farther, by hand; the whole stays in reach. */
  scale(by: number, whole: Box): void {
    const { x, y, across } = this.at.current;
    const farthest = Math.max(NEAREST, this.acrossFor(whole));
    this.put(x, y, Math.min(farthest, Math.max(NEAREST, across * by)), whole);
  }

  /** Moves by hand, and not past the end of the world. */
  nudge(dx: number, dy: number, whole: Box): void {
    const { x, y, across } = this.at.current;
    this.put(x + dx, y + dy, across, whole);
  }

  /** Moves to a point by hand. */
  put(x: number, y: number, across: number, whole: Box): void {
    this.follows = false;
    const within = (one: number, from: number, size: number): number =>
      Math.min(from + size, Math.max(from, one));
    const to = {
      x: within(x, whole.x, whole.width),
      y: within(y, whole.y, whole.height),
      across,
    };
    void this.at.set(to, { duration: 0 });
  }

  private acrossFor(box: Box): number {
    return Math.max(box.width, (box.height * this.width) / Math.max(1, this.height));
  }
}
