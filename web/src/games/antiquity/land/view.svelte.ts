import { look } from '../look.svelte.ts'
import type { Spot } from '../parts/components.ts'
import { bounds, centre, type Point, SIZE } from './hexes.ts'

const MARGIN = 74
/** Above this many pixels per unit nothing gets clearer. */
const NEAREST = 2.6

/** Between two bounds; in the middle where there is no room between them. */
const clamp = (value: number, least: number, most: number) =>
  least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value))

interface Frame {
  width: number
  height: number
  /** How near the map may come by itself. */
  nearest: number
}

/** Which part of the land is seen in the frame of the map; others read it from `look.window`. */
export class LandView {
  /** Pixels per unit, and the point of the plane in the middle of the frame. */
  scale = $state(0)
  mid = $state.raw<Point>([0, 0])

  constructor(
    private readonly frame: () => Frame,
    private readonly land: () => Spot[],
  ) {}

  readonly box = $derived.by(() => {
    const it = bounds(this.land())
    return { x: it.x - MARGIN, y: it.y - MARGIN, w: it.w + 2 * MARGIN, h: it.h + 2 * MARGIN }
  })
  /** The scale at which all of the land is seen. */
  private readonly fit = $derived.by(() => {
    const { width, height } = this.frame()
    return Math.min(width / (this.box.w - MARGIN), height / (this.box.h - MARGIN))
  })
  readonly left = $derived.by(() => this.frame().width / 2 - (this.mid[0] - this.box.x) * this.scale)
  readonly top = $derived.by(() => this.frame().height / 2 - (this.mid[1] - this.box.y) * this.scale)
  readonly far = $derived(SIZE * this.scale < 10)

  private within(scale: number): number {
    return clamp(scale, this.fit * 0.92, Math.max(NEAREST, this.fit))
  }

  /** Put a point of the plane into the middle, as far as the land's edges allow. */
  place(to: Point, scale = this.scale): void {
    this.scale = this.within(scale)
    const { width, height } = this.frame()
    const [wide, high] = [width / this.scale, height / this.scale]
    const { x, y, w, h } = this.box
    this.mid = [clamp(to[0], x + wide / 2, x + w - wide / 2), clamp(to[1], y + high / 2, y + h - high / 2)]
    look.window = { x: this.mid[0] - wide / 2, y: this.mid[1] - high / 2, w: wide, h: high }
  }

  /** Show these hexes with some room around them; all of the land where there are none. */
  show(spots: Spot[], room = 2.2): void {
    if (!spots.length) {
      this.place([this.box.x + this.box.w / 2, this.box.y + this.box.h / 2], this.fit)
      return
    }
    const { width, height, nearest } = this.frame()
    const it = bounds(spots)
    const pad = 2 * room * SIZE
    this.place([it.x + it.w / 2, it.y + it.h / 2], Math.min(width / (it.w + pad), height / (it.h + pad), nearest))
  }

  /** Come nearer or go away; a point of the plane stays where it is. */
  zoom(by: number, at: Point = this.mid): void {
    const scale = this.within(this.scale * by)
    const share = this.scale / scale
    this.place([at[0] + (this.mid[0] - at[0]) * share, at[1] + (this.mid[1] - at[1]) * share], scale)
  }

  /** Whether a hex is wholly in sight. */
  inside(spot: Spot): boolean {
    const [x, y] = centre(spot)
    const it = look.window
    return x > it.x + SIZE && x < it.x + it.w - SIZE && y > it.y + SIZE && y < it.y + it.h - SIZE
  }
}
