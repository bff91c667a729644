import type { ReactNode } from 'react';
import type { Palette } from './palette.ts';
import type { Landmark } from './scene.ts';

/*
 * Each stands with its foot at 0,0 and is about 60 units high. `land` is its silhouette's colour; `bright` and `accent`
 * catch the light.
 */
type Drawing = (colours: { readonly land: string; readonly bright: string; readonly accent: string }) => ReactNode;

const palm = (x: number, height: number, lean: number, key: string) => (
  <g key={key} transform={`translate(${x} 0)`}>
    <path d={`M-2 0Q${lean * 0.2} ${-height * 0.5} ${lean - 1} ${-height}h2Q${lean * 0.4} ${-height * 0.5} 2 0Z`} />
    <g transform={`translate(${lean} ${-height})`}>
      <path d="M0 0Q-12-10-22 2Q-10-4 0 2ZM0 0Q12-10 22 2Q10-4 0 2ZM0 0Q-8-16-18-10Q-8-8 0 1ZM0 0Q8-16 18-10Q8-8 0 1ZM0 0Q-12 2-15 13Q-6 6 1 1ZM0 0Q12 2 15 13Q6 6-1 1Z" />
    </g>
  </g>
);

const pine = (x: number, height: number) => {
  const w = height * 0.3;
  return (
    <path
      key={x}
      d={`M${x} ${-height}L${x + w * 0.5} ${-height * 0.6}H${x + w * 0.25}L${x + w * 0.8} ${-height * 0.28}H${x + w * 0.4}L${x + w} 4H${x - w}L${x - w * 0.4} ${-height * 0.28}H${x - w * 0.8}L${x - w * 0.25} ${-height * 0.6}H${x - w * 0.5}Z`}
    />
  );
};

const cypress = (x: number, height: number) => (
  <path
    key={x}
    d={`M${x} 4Q${x - height * 0.17} ${-height * 0.35} ${x} ${-height}Q${x + height * 0.17} ${-height * 0.35} ${x} 4Z`}
  />
);

const gable = (x: number, width: number, height: number, colour: string) => (
  <path
    key={x}
    fill={colour}
    d={`M${x} 4V${-height}h${width * 0.2}v-4h${width * 0.15}l${width * 0.15}-6l${width * 0.15} 6h${width * 0.15}v4h${width * 0.2}V4Z`}
  />
);

const block = (x: number, width: number, height: number) => <path key={x} d={`M${x} 6V${-height}h${width}V6Z`} />;

const DRAWINGS: Readonly<Record<Exclude<Landmark, 'none' | 'volcano'>, Drawing>> = {
  'iron-tower': ({ land }) => (
    <g fill={land}>
      <path d="M-16 4C-8-12-4-34-1.4-70h2.8C4-34 8-12 16 4h-6C8-4 4-8 0-8s-8 4-10 12Z" />
      <path d="M-9.5-15h19v2.4h-19zM-5.6-31H5.6v2H-5.6zM-.5-80h1v12h-1z" />
    </g>
  ),
  torii: ({ accent, land }) => (
    <g>
      <g fill={accent}>
        <path d="M-24 4l2-44h4.4L-18 4zM18 4l.4-44h4.4L24 4zM-26-33h52v4h-52zM-2-40h4v8h-4z" />
      </g>
      <path fill={land} d="M-33-48Q0-41 33-48l-1.6 6.4Q0-36-31.4-41.6Z" />
    </g>
  ),
  'white-village': ({ bright, accent, land }) => (
    <g>
      <path fill={land} d="M-70 8Q-30-14 6-16T80 8Z" />
      <g fill={bright}>
        <path d="M-42 2v-16h16V2zM-24 0v-26h20V0zM-2-2v-18h15v18zM15 0v-28h17V0zM34 2v-15h15V2zM-12-24v-12h5v12z" />
      </g>
      <path fill="#3f82a8" d="M-23-26a9 9 0 0 1 18 0zM17-28a6.5 6.5 0 0 1 13 0z" />
      <path fill={accent} opacity="0.55" d="M-37-8h4v5h-4zM-16-14h4v7h-4zM3-12h4v5H3zM21-16h4v6h-4zM40-7h3v5h-3z" />
    </g>
  ),
  'great-dome': ({ land, accent }) => (
    <g fill={land}>
      <path d="M-20 4v-26h40V4zM-26 4v-15h52V4zM-17-22a17 19 0 0 1 34 0zM-3-40h6v-7h-6zM-.7-56h1.4v10H-.7z" />
      <path d="M-62 4v-12h30V4zM32 4v-14h34V4zM-54-8l10-7 10 7zM38-10l11-8 11 8z" />
      <path fill={accent} opacity="0.7" d="M-13-14h3v8h-3zM-5-14h3v8h-3zM3-14h3v8H3zM11-14h3v8h-3z" />
    </g>
  ),
  minarets: ({ land, accent }) => (
    <g fill={land}>
      <path d="M-24 4v-18h48V4zM-16-14a16 17 0 0 1 32 0zM-30-8a10 10 0 0 1 16 0zM14-8a10 10 0 0 1 16 0zM-.6-38h1.2v8H-.6z" />
      <path d="M-42 4v-50l2.5-10 2.5 10V4zM37 4v-50l2.5-10L42-46V4zM-44-34h9v2.4h-9zM35-34h9v2.4h-9z" />
      <path
        fill={accent}
        opacity="0.75"
        d="M-12 0v-7a3 3 0 0 1 6 0v7zM-3 0v-8a3 3 0 0 1 6 0v8zM6 0v-7a3 3 0 0 1 6 0v7z"
      />
    </g>
  ),
  bridge: ({ accent, land }) => (
    <g>
      <path fill={accent} d="M-50 8v-62h5V8zM45 8v-62h5V8zM-52-30h9v3h-9zM43-30h9v3h-9z" />
      <path fill="none" stroke={accent} strokeWidth="1.6" d="M-150-10Q-90-12-47.5-53Q0 12 47.5-53Q90-12 150-10" />
      <path
        fill="none"
        stroke={accent}
        strokeWidth="0.7"
        d="M-38-41v29M-28-31v19M-18-24v12M-8-21v9M8-21v9M18-24v12M28-31v19M38-41v29M-58-43v31M-68-34v22M-80-25v13M58-43v31M68-34v22M80-25v13"
      />
      <path fill={land} d="M-190-12h380v4h-380z" />
    </g>
  ),
  gables: ({ land, bright, accent }) => (
    <g>
      {[
        gable(-66, 17, 30, land),
        gable(-48, 15, 38, accent),
        gable(-32, 18, 33, bright),
        gable(-13, 15, 42, land),
        gable(3, 17, 35, accent),
        gable(21, 15, 40, land),
        gable(37, 18, 31, bright),
        gable(56, 15, 36, land),
      ]}
      <path
        fill="#20323c"
        opacity="0.4"
        d="M-60-20h3v5h-3zM-54-20h3v5h-3zM-43-28h3v5h-3zM-27-24h3v5h-3zM-20-24h3v5h-3zM-8-32h3v5h-3zM9-25h3v5H9zM26-30h3v5h-3zM43-22h3v5h-3zM61-26h3v5h-3z"
      />
    </g>
  ),
  pagoda: ({ land, accent }) => (
    <g>
      <path fill={land} d="M-11 4v-12h22V4zM-9-16v-6H9v6zM-7-31v-5H7v5zM-5-45v-4H5v4z" />
      <path
        fill={accent}
        d="M-23-8Q-13-9-9-16H9Q13-9 23-8L22-5h-44zM-19-22Q-11-23-7-30H7Q11-23 19-22l-1 3h-36zM-15-36Q-8-37-5-44H5Q8-37 15-36l-1 3h-28zM-11-49Q-4-50-1-60h2Q4-50 11-49l-1 3h-20zM-.6-70H.6v12H-.6z"
      />
    </g>
  ),
  palms: ({ land }) => <g fill={land}>{[palm(-20, 52, 12, 'a'), palm(2, 40, -14, 'b'), palm(26, 60, 9, 'c')]}</g>,
  cypresses: ({ land, accent, bright }) => (
    <g>
      <path fill={bright} d="M6 4v-14h20V4z" />
      <path fill={accent} d="M3-10l13-8 13 8z" />
      <g fill={land}>{[cypress(-34, 40), cypress(-24, 52), cypress(-13, 44), cypress(36, 48), cypress(47, 36)]}</g>
    </g>
  ),
  pines: ({ land }) => (
    <g fill={land}>
      {[pine(-56, 30), pine(-42, 44), pine(-28, 34), pine(30, 38), pine(45, 52), pine(62, 36), pine(78, 28)]}
    </g>
  ),
  lighthouse: ({ bright, accent, land }) => (
    <g>
      <path fill={land} d="M-48 8Q-20-6 0-6t52 14Z" />
      <path fill={bright} d="M-6-4l2-38h8l2 38z" />
      <path
        fill={accent}
        d="M-5.4-16h10.8l.5 9H-5.9zM-4.4-34h8.8l.5 9H-4.9zM-5-46h10v4H-5zM-4-50a4 4 0 0 1 8 0zM-3.4-50h6.8v4h-6.8z"
      />
    </g>
  ),
  towers: ({ land, accent }) => (
    <g fill={land}>
      {[
        block(-84, 16, 28),
        block(-66, 13, 46),
        block(-51, 18, 36),
        block(-30, 13, 62),
        block(-14, 20, 40),
        block(9, 12, 72),
        block(24, 18, 48),
        block(45, 14, 58),
        block(62, 20, 34),
      ]}
      <path d="M14.4-84h1.2v14h-1.2zM-24.4-72h1.2v12h-1.2z" />
      <path
        fill={accent}
        opacity="0.75"
        d="M-62-40h2v3h-2zM-57-32h2v3h-2zM-46-28h2v3h-2zM-40-20h2v3h-2zM-26-54h2v3h-2zM-22-42h2v3h-2zM-8-32h2v3h-2zM-1-22h2v3h-2zM13-62h2v3h-2zM16-48h2v3h-2zM12-34h2v3h-2zM29-40h2v3h-2zM36-28h2v3h-2zM50-48h2v3h-2zM53-34h2v3h-2zM67-24h2v3h-2z"
      />
    </g>
  ),
};

interface LandmarkShapeProps {
  readonly landmark: Landmark;
  readonly palette: Palette;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A place's outline, with its foot at x, y. */
export function LandmarkShape({ landmark, palette, x, y, scale }: LandmarkShapeProps) {
  // A volcano is land, drawn with the ground.
  if (landmark === 'none' || landmark === 'volcano') return null;
  const [, , land] = palette.land;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {DRAWINGS[landmark]({ land, bright: palette.bright, accent: palette.accent })}
    </g>
  );
}
