import { dune, HEIGHT, hills, mountain, peaks, snowCap, WIDTH } from './outline.ts';
import type { Palette } from './palette.ts';
import { seededRandom } from './seeded-random.ts';

interface GroundProps {
  readonly palette: Palette;
  readonly seed: string;
  readonly id: string;
  /** The position of the light, for its reflection on the water. */
  readonly lightX: number;
}

const VOLCANO = { x: 174, y: 56 };

/** A single mountain with snow: Fuji and similar. */
export function Volcano({ palette }: { readonly palette: Palette }) {
  const { x, y } = VOLCANO;
  return (
    <>
      <path
        fill={palette.land[0]}
        d={`M${x - 150} ${HEIGHT}V150Q${x - 56} 128 ${x - 15} ${y}h30Q${x + 56} 128 ${x + 150} 150V${HEIGHT}Z`}
      />
      <path
        fill={palette.bright}
        opacity="0.92"
        d={`M${x - 15} ${y}h30q6 19 15 35l-10-6-7 9-8-10-9 11-7-9-12 7q4-18 8-37z`}
      />
    </>
  );
}

/** A snow-capped mountain range, and a darker one before it. */
export function Mountains({ palette, seed, id }: GroundProps) {
  const random = seededRandom(`${seed} ground`);
  const far = { base: 140, height: 84, tops: 3 };
  const near = { base: 162, height: 60, tops: 4 };
  const [farLand, middleLand, nearLand] = palette.land;
  return (
    <>
      <Fade id={`${id}-far`} from={farLand} to={palette.sky[2]} />
      {peaks(random, far).map((peak) => (
        <g key={peak.x}>
          <path d={mountain(peak, far.base)} fill={`url(#${id}-far)`} />
          <path d={snowCap(peak, far.base)} fill={palette.bright} opacity="0.9" />
        </g>
      ))}
      {peaks(random, near).map((peak) => (
        <path key={peak.x} d={mountain(peak, near.base)} fill={middleLand} />
      ))}
      <path d={hills(random, { base: 172, height: 12, tops: 1.6 })} fill={nearLand} opacity="0.85" />
    </>
  );
}

/** Three rows of hills, lighter with distance. */
export function Hills({ palette, seed, id }: GroundProps) {
  const random = seededRandom(`${seed} ground`);
  const [far, middle] = palette.land;
  return (
    <>
      <Fade id={`${id}-far`} from={far} to={palette.sky[2]} />
      <path d={hills(random, { base: 138, height: 44, tops: 1.9 })} fill={`url(#${id}-far)`} />
      <path d={hills(random, { base: 160, height: 34, tops: 1.5 })} fill={middle} />
    </>
  );
}

export function Dunes({ palette, seed }: GroundProps) {
  const random = seededRandom(`${seed} ground`);
  const [far, middle] = palette.land;
  return (
    <>
      <path d={dune(random, 138, 26)} fill={far} />
      <path d={dune(random, 156, 24)} fill={middle} />
    </>
  );
}

/** Water from the horizon down, with the light's reflection on it and land across. */
export function Water({ palette, seed, id, lightX, horizon }: GroundProps & { readonly horizon: number }) {
  const random = seededRandom(`${seed} water`);
  return (
    <>
      <defs>
        <linearGradient id={`${id}-water`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={palette.water[0]} />
          <stop offset="1" stopColor={palette.water[1]} />
        </linearGradient>
      </defs>
      <path d={hills(random, { base: horizon + 8, height: 24, tops: 1.8 })} fill={palette.land[0]} opacity="0.75" />
      <rect y={horizon} width={WIDTH} height={HEIGHT - horizon} fill={`url(#${id}-water)`} />
      <g fill={palette.light} opacity="0.5">
        {[3, 9, 16, 24, 33, 43].map((down, n) => (
          <rect
            key={down}
            x={lightX - 5 - n * 3 + 6 * (random() - 0.5)}
            y={horizon + down}
            width={10 + n * 6}
            height={1 + n * 0.22}
            rx="0.6"
            opacity={0.9 - n * 0.12}
          />
        ))}
      </g>
    </>
  );
}

/** A small boat under sail. */
export function Sailboat({ palette, x, y }: { readonly palette: Palette; readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={palette.bright} d="M0-1V-17Q8-8 9-1ZM-1.4-1V-13Q-6-6-7-1Z" />
      <path fill={palette.land[3]} d="M-9 0H11L8 3.4H-6Z" />
    </g>
  );
}

/** The bank in the foreground. */
export function Front({ palette, seed }: GroundProps) {
  const random = seededRandom(`${seed} front`);
  return <path d={hills(random, { base: 190, height: 20, tops: 1.1 })} fill={palette.land[3]} />;
}

function Fade({ id, from, to }: { readonly id: string; readonly from: string; readonly to: string }) {
  return (
    <defs>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.2" stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
    </defs>
  );
}
