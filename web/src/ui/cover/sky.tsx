import { HEIGHT, WIDTH } from './outline.ts';
import type { Palette } from './palette.ts';
import { seededRandom } from './seeded-random.ts';

interface SkyProps {
  readonly palette: Palette;
  readonly seed: string;
  readonly id: string;
  /** How high the sun or moon stands, from the top. */
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
      <circle cx={lightAt.x} cy={lightAt.y} r={palette.night ? 11 : 15} fill={palette.light} />
      {palette.night && <circle cx={lightAt.x + 5} cy={lightAt.y - 3} r="9.5" fill={middle} opacity="0.92" />}
      <g fill={palette.cloud} opacity={palette.night ? 0.22 : 0.6}>
        {[0, 1, 2].map((n) => (
          <path key={n} d={cloud(random)} opacity={0.5 + 0.4 * random()} />
        ))}
      </g>
    </>
  );
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
