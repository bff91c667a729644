import type { Drawing } from './drawing.ts';

/** A prang, a Siamese temple tower, 50 high. */
const PRANG = 'M-12 10l2-18 3-4 1-10q1-17 5-21l1-7 1 7q4 4 5 21l1 10 3 4 2 18z';

/** Prangs, Siamese temple towers: one tall between small ones, in tiers. */
export const prangs: Drawing = ({ stone, bright, accent }) => (
  <g>
    {[-62, -36, 36, 62].map((x) => (
      <path key={x} fill={stone} d={PRANG} transform={`translate(${x}) scale(${x % 62 ? 0.8 : 0.55})`} />
    ))}
    <path fill={bright} d={PRANG} transform="scale(1.6)" />
    <path fill={accent} d="M-16-12h32v2h-32zM-9-34h18v2h-18z" />
  </g>
);

/** A small island with a white church among trees. */
export const islandChurch: Drawing = ({ land, bright, accent }) => (
  <g>
    <path fill={land} d="M-54 7Q-44-5-22-8 0-10 26-7 46-4 56 7Z" />
    <path fill={bright} d="M-4-7v-16h24v16zM-16-7v-34h9v34z" />
    <path fill={accent} d="M-7-22l15-9 15 9zM-18-41l6-17 7 17z" />
  </g>
);

/** Palaces, a bell tower and a dome that rise out of the water, and a gondola in front. */
export const canalTown: Drawing = ({ stone, bright, accent, dark, land }) => (
  <g>
    <path fill={stone} d="M34 2v-30h22v30zM64-16a17 20 0 0 1 34 0z" />
    <path fill={bright} d="M-150 2v-22h54v22zM-96 2v-27h100v27zM56 2v-18h50v18zM-51-56h14v-9h-14z" />
    <path fill={accent} d="M-50 2v-58h12v58z" />
    <path fill={land} d="M-52-65l8-19 8 19z" />
    <path fill={dark} d="M-30 34q24 8 52-1l5-8-3 13q-28 10-56 0l-5-8z" />
  </g>
);
