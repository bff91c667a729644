import { HEIGHT, WIDTH } from './outline.ts';
import type { Palette } from './palette.ts';
import { seededRandom } from './seeded-random.ts';

interface SkyProps {
  readonly palette: Palette;
  readonly seed: string;
  readonly id: string;
  /** The height of the sun or moon, from the top. */
  readonly lightAt: { readonly x: number; readonly y: number };
}

/** Sky, sun or moon with its glow, stars or clouds. */
export function Sky({ palette, seed, id, lightAt }: SkyProps) {
  const random = seededRandom(`${seed} sky`);
  const [top, middle, horizon] = palette.sky;
  return (
    <>
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={top} />
          <stop offset="0.45" stopColor={middle} />
          <stop offset="0.8" stopColor={horizon} />
        </linearGradient>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor={palette.glow} stopOpacity="0.95" />
          <stop offset="0.35" stopColor={palette.glow} stopOpacity="0.35" />
          <stop offset="1" stopColor={palette.glow} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}-sky)`} />
      {palette.night && <path d={stars(random)} fill={palette.light} opacity="0.8" />}
      <circle cx={lightAt.x} cy={lightAt.y} r="80" fill={`url(#${id}-glow)`} />
      {palette.night ? (
        <path
          transform={`translate(${lightAt.x} ${lightAt.y}) rotate(-28)`}
          fill={palette.light}
          d="M3-13A13 13 0 1 0 13 3 10.5 10.5 0 0 1 3-13Z"
        />
      ) : (
        <circle cx={lightAt.x} cy={lightAt.y} r="15" fill={palette.light} />
      )}
      <g fill={palette.cloud} opacity={palette.night ? 0.22 : 0.6}>
        {[0, 1, 2].map((n) => (
          <path key={n} d={cloud(random)} opacity={0.5 + 0.4 * random()} />
        ))}
      </g>
      {!palette.night && (
        <path d={birds(random)} fill="none" stroke={palette.land[2]} strokeWidth="0.9" opacity="0.6" />
      )}
    </>
  );
}

/** Three birds far off. */
function birds(random: () => number): string {
  const x = 40 + random() * 200;
  const y = 44 + random() * 34;
  return [0, 1, 2]
    .map((n) => `M${(x + n * 9).toFixed(1)} ${(y + (n % 2) * 4).toFixed(1)}q1.6-2.2 3.2 0q1.6-2.2 3.2 0`)
    .join('');
}

function stars(random: () => number): string {
  return Array.from({ length: 34 }, () => {
    const size = 0.5 + random();
    return `M${(random() * WIDTH).toFixed(1)} ${(random() * 95).toFixed(1)}h${size.toFixed(1)}v${size.toFixed(1)}h-${size.toFixed(1)}z`;
  }).join('');
}

/** A long flat cloud, rounded above. */
function cloud(random: () => number): string {
  const x = random() * WIDTH - 30;
  const y = 18 + random() * 52;
  const w = 36 + random() * 52;
  const h = 4 + random() * 5;
  const at = (n: number) => n.toFixed(1);
  return `M${at(x)} ${at(y)}c${at(w * 0.05)} ${at(-h)} ${at(w * 0.18)} ${at(-h)} ${at(w * 0.26)} ${at(-h * 0.5)}c${at(w * 0.06)} ${at(-h * 1.2)} ${at(w * 0.3)} ${at(-h * 1.2)} ${at(w * 0.38)} ${at(-h * 0.2)}c${at(w * 0.12)} ${at(-h * 0.6)} ${at(w * 0.3)} ${at(-h * 0.3)} ${at(w * 0.36)} ${at(h * 0.7)}z`;
}
