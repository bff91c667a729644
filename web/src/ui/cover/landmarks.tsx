import type { Drawing } from './drawing.ts';
import type { Palette } from './palette.ts';
import type { Landmark } from './pictured-places.ts';
import { canalTown, islandChurch, prangs } from './water-towns.tsx';

const palm = (x: number, height: number, lean: number, key: string) => (
  <g key={key} transform={`translate(${x} 0)`}>
    <path d={`M-2 12Q${lean * 0.2} ${-height * 0.5} ${lean - 1} ${-height}h2Q${lean * 0.4} ${-height * 0.5} 2 12Z`} />
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
    d={`M${x} 12V${-height}h${width * 0.2}v-4h${width * 0.15}l${width * 0.15}-6l${width * 0.15} 6h${width * 0.15}v4h${width * 0.2}V12Z`}
  />
);

const block = (x: number, width: number, height: number) => <path key={x} d={`M${x} 12V${-height}h${width}V12Z`} />;

const DRAWINGS: Readonly<Record<Exclude<Landmark, 'none' | 'volcano'>, Drawing>> = {
  prangs,
  'island-church': islandChurch,
  'canal-town': canalTown,
  'iron-tower': ({ dark }) => (
    <g fill={dark}>
      <path d="M-16 4C-8-12-4-34-1.4-70h2.8C4-34 8-12 16 4h-6C8-4 4-8 0-8s-8 4-10 12Z" />
      <path d="M-9.5-15h19v2.4h-19zM-5.6-31H5.6v2H-5.6zM-.5-80h1v12h-1z" />
    </g>
  ),
  torii: ({ accent, land }) => (
    <g>
      <g fill={accent}>
        <path d="M-24 10l2-50h4.4L-18 10zM18 10l.4-50h4.4L24 10zM-26-33h52v4h-52zM-2-40h4v8h-4z" />
      </g>
      <path fill={land} d="M-33-48Q0-41 33-48l-1.6 6.4Q0-36-31.4-41.6Z" />
    </g>
  ),
  'white-village': ({ bright, glass, land }) => (
    <g>
      <path fill={land} d="M-96 30Q-70 6-40 0-20-12 8-13 40-12 60-2 92 8 120 30Z" />
      <g fill={bright}>
        <path d="M-54 8v-14h15V8zM-40 4v-21h13V4zM-26 2v-30H-4V2zM-2 0v-19h15V0zM14 2v-32h19V2zM34 4v-17h14V4zM47 8V-4h14V8zM-12-26v-14h5v14z" />
      </g>
      <path fill="#17313a" opacity="0.1" d="M-32 4v-21h5V4zM-12 2v-30h8V2zM8 0v-19h5V0zM26 2v-32h7V2zM43 4v-17h5V4z" />
      <path
        fill="#3b7fa6"
        d="M-25-28a10 10.5 0 0 1 20 0zM16-30a7.5 8 0 0 1 15 0zM-15.6-43h1.2v5h-1.2zM22.9-42h1.2v5h-1.2z"
      />
      <path
        fill={glass}
        opacity="0.7"
        d="M-49 0v-5h4v5zM-18-12v-8a3 3 0 0 1 6 0v8zM2-6v-6h5v6zM20-14v-6h5v6zM38-2v-5h4v5zM52 4v-4h4v4z"
      />
    </g>
  ),
  'great-dome': ({ stone, glass, accent }) => (
    <g>
      <path fill={stone} d="M-74 12v-22h148v22zM-58-10v-9l16-8 16 8v9zM26-10v-9l16-8 16 8v9zM-22 12v-36h44v36z" />
      <path fill={stone} d="M-18-24v-8h36v8zM-4-52h8v-8h-8zM-.8-68H.8v9H-.8z" />
      <path fill={accent} opacity="0.85" d="M-17-32a17 21 0 0 1 34 0z" />
      <path fill="#1c2a30" opacity="0.12" d="M6 12v-44a17 21 0 0 0-4-20.6q14 2 15 20.6H22v44zM58 12v-22h16v22z" />
      <path
        fill={glass}
        opacity="0.8"
        d="M-15-10v-7a2.5 2.5 0 0 1 5 0v7zM-2.5-10v-7a2.5 2.5 0 0 1 5 0v7zM10-10v-7a2.5 2.5 0 0 1 5 0v7zM-66-1v-5h4v5zM-54-1v-5h4v5zM-42-1v-5h4v5zM-31-1v-5h4v5zM29-1v-5h4v5zM40-1v-5h4v5zM52-1v-5h4v5zM63-1v-5h4v5z"
      />
    </g>
  ),
  'great-spire': ({ stone, glass, accent, bright }) => (
    <g>
      <path fill={stone} d="M-20 12v-30h74v30zM-40 12v-46l7-20 5-40 5 40 7 20v46z" />
      <path fill={accent} opacity="0.85" d="M-22-18l12-30h56l10 30z" />
      <path fill="none" stroke={bright} strokeWidth="2.4" d="M-17-24l8-9 8 9 8-9 8 9 8-9 8 9 8-9 8 9 7-8" />
      <path
        fill={glass}
        opacity="0.8"
        d="M-31-14v-12a3 3 0 0 1 6 0v12zM-10 4v-11a3 3 0 0 1 6 0V4zM14 4v-11a3 3 0 0 1 6 0V4zM38 4v-11a3 3 0 0 1 6 0V4z"
      />
    </g>
  ),
  minarets: ({ stone, glass, accent }) => (
    <g>
      <path
        fill={stone}
        d="M-26 12v-26h52v26zM-46 12v-56h5v56zM41 12v-56h5v56zM-49-35h11v3h-11zM38-35h11v3H38zM-70 12v-13h24v13zM46 12v-13h24v13z"
      />
      <path
        fill={accent}
        opacity="0.9"
        d="M-18-14a18 20 0 0 1 36 0zM-34-6a9 8 0 0 1 14-6v6zM34-6a9 8 0 0 0-14-6v6zM-46-44l2.5-11 2.5 11zM41-44l2.5-11 2.5 11zM-.7-42H.7v10H-.7z"
      />
      <path fill="#1c2a30" opacity="0.1" d="M8 12v-26h18v26z" />
      <path
        fill={glass}
        opacity="0.75"
        d="M-16 2v-8a3.5 3.5 0 0 1 7 0v8zM-3.5 2v-10a3.5 3.5 0 0 1 7 0V2zM9 2v-8a3.5 3.5 0 0 1 7 0v8z"
      />
    </g>
  ),
  bridge: ({ accent, land }) => (
    <g>
      <path fill={accent} d="M-50 14v-68h5v68zM45 14v-68h5v68zM-52-30h9v3h-9zM43-30h9v3h-9z" />
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
  gables: ({ stone, accent, bright, dark, land }) => (
    <g>
      {[
        gable(-82, 16, 28, land),
        gable(-66, 17, 34, stone),
        gable(-49, 15, 42, accent),
        gable(-34, 18, 35, bright),
        gable(-16, 15, 45, land),
        gable(-1, 17, 37, accent),
        gable(16, 15, 43, stone),
        gable(31, 18, 33, land),
        gable(49, 15, 40, bright),
        gable(64, 17, 31, accent),
      ]}
      <path
        fill={dark}
        opacity="0.5"
        d="M-62-24h3v5h-3zM-55-24h3v5h-3zM-62-13h3v5h-3zM-55-13h3v5h-3zM-45-31h3v5h-3zM-39-31h3v5h-3zM-45-18h3v5h-3zM-39-18h3v5h-3zM-29-25h3v5h-3zM-22-25h3v5h-3zM-29-13h3v5h-3zM-22-13h3v5h-3zM3-27h3v5H3zM10-27h3v5h-3zM3-14h3v5H3zM10-14h3v5h-3zM20-32h3v5h-3zM26-32h3v5h-3zM20-18h3v5h-3zM26-18h3v5h-3zM53-29h3v5h-3zM59-29h3v5h-3zM53-16h3v5h-3zM59-16h3v5h-3zM68-21h3v5h-3zM75-21h3v5h-3z"
      />
    </g>
  ),
  pagoda: ({ land, accent }) => (
    <g>
      <path fill={land} d="M-11 12v-20h22v20zM-9-16v-6H9v6zM-7-31v-5H7v5zM-5-45v-4H5v4z" />
      <path
        fill={accent}
        d="M-23-8Q-13-9-9-16H9Q13-9 23-8L22-5h-44zM-19-22Q-11-23-7-30H7Q11-23 19-22l-1 3h-36zM-15-36Q-8-37-5-44H5Q8-37 15-36l-1 3h-28zM-11-49Q-4-50-1-60h2Q4-50 11-49l-1 3h-20zM-.6-70H.6v12H-.6z"
      />
    </g>
  ),
  palms: ({ land }) => <g fill={land}>{[palm(-20, 52, 12, 'a'), palm(2, 40, -14, 'b'), palm(26, 60, 9, 'c')]}</g>,
  cypresses: ({ land, accent, bright }) => (
    <g>
      <path fill={bright} d="M6 10v-20h20v20z" />
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
      <path fill={land} d="M-70 30Q-30-6 0-6t70 36Z" />
      <path fill={bright} d="M-6-4l2-38h8l2 38z" />
      <path
        fill={accent}
        d="M-5.4-16h10.8l.5 9H-5.9zM-4.4-34h8.8l.5 9H-4.9zM-5-46h10v4H-5zM-4-50a4 4 0 0 1 8 0zM-3.4-50h6.8v4h-6.8z"
      />
    </g>
  ),
  towers: ({ stone, glass, land }) => (
    <g>
      <g fill={land} opacity="0.75">
        {[block(-96, 18, 30), block(-58, 16, 52), block(-4, 16, 56), block(36, 16, 66), block(84, 18, 32)]}
      </g>
      <g fill={stone}>
        {[
          block(-80, 18, 38),
          block(-40, 13, 64),
          block(-24, 20, 42),
          block(12, 12, 76),
          block(27, 20, 46),
          block(54, 14, 60),
          block(70, 20, 36),
        ]}
        <path d="M17.4-90h1.2v16h-1.2zM-34.1-74h1.2v12h-1.2z" />
      </g>
      <path
        fill="#14242c"
        opacity="0.12"
        d="M-69 12v-50h7v50zM-32 12v-76h5v76zM-12 12v-54h8v54zM19 12v-88h5v88zM39 12v-58h8v58zM63 12v-72h5v72zM82 12v-48h8v48z"
      />
      <path
        fill={glass}
        opacity="0.8"
        d="M-76-30h2v3h-2zM-72-22h2v3h-2zM-76-14h2v3h-2zM-37-56h2v3h-2zM-33-46h2v3h-2zM-37-36h2v3h-2zM-37-22h2v3h-2zM-20-34h2v3h-2zM-15-34h2v3h-2zM-20-22h2v3h-2zM-9-14h2v3h-2zM15-66h2v3h-2zM15-54h2v3h-2zM19-44h2v3h-2zM15-30h2v3h-2zM15-18h2v3h-2zM31-38h2v3h-2zM36-38h2v3h-2zM31-24h2v3h-2zM41-16h2v3h-2zM57-50h2v3h-2zM62-38h2v3h-2zM57-26h2v3h-2zM74-28h2v3h-2zM80-20h2v3h-2z"
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

/** A place's silhouette, with its base at x, y. */
export function LandmarkShape({ landmark, palette, x, y, scale }: LandmarkShapeProps) {
  // A volcano is land, drawn with the ground.
  if (landmark === 'none' || landmark === 'volcano') return null;
  const [, , land, dark] = palette.land;
  const { bright, stone, glass, accent } = palette;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {DRAWINGS[landmark]({ land, dark, bright, stone, glass, accent })}
    </g>
  );
}
