import type { Drawing } from './drawing.ts';

const prang = (x: number, height: number) => {
  const w = height * 0.24;
  return `M${x - w} 12L${x - w * 0.85} ${-height * 0.16}L${x - w * 0.58} ${-height * 0.24}L${x - w * 0.52} ${-height * 0.44}C${x - w * 0.44} ${-height * 0.7} ${x - w * 0.2} ${-height * 0.84} ${x} ${-height * 0.88}C${x + w * 0.2} ${-height * 0.84} ${x + w * 0.44} ${-height * 0.7} ${x + w * 0.52} ${-height * 0.44}L${x + w * 0.58} ${-height * 0.24}L${x + w * 0.85} ${-height * 0.16}L${x + w} 12ZM${x - 0.7} ${-height * 0.87}h1.4v${-height * 0.13}h-1.4z`;
};

const tier = (x: number, half: number, y: number) => `M${x - half} ${y}h${half * 2}v1.8h${-half * 2}z`;

/** The temple towers of Siam: one tall between four small ones, in tiers. */
export const prangs: Drawing = ({ stone, bright, accent, dark }) => (
  <g>
    <path fill={stone} d={`${prang(-38, 40)}${prang(38, 40)}${prang(-62, 28)}${prang(62, 28)}`} />
    <path fill={bright} d={prang(0, 78)} />
    <path
      fill={accent}
      opacity="0.75"
      d={`${tier(0, 15, -12)}${tier(0, 10.5, -19)}${tier(0, 9.6, -30)}${tier(0, 8.4, -42)}${tier(0, 6, -54)}${tier(-38, 7.5, -7)}${tier(38, 7.5, -7)}`}
    />
    <path
      fill={dark}
      opacity="0.35"
      d="M-3-20v-7a3 3 0 0 1 6 0v7zM-40-8v-4a2 2 0 0 1 4 0v4zM36-8v-4a2 2 0 0 1 4 0v4z"
    />
    <path fill={stone} d="M-84 12v-8h168v8z" />
  </g>
);

/** A small island with a white church among trees. */
export const islandChurch: Drawing = ({ land, bright, accent, glass }) => (
  <g>
    <path fill={land} d="M-54 7Q-44-5-22-8 0-10 26-7 46-4 56 7Z" />
    <path
      fill={land}
      d="M-40-4q-5-13 4-17 8 5 5 17zM-30-5q-4-16 4-21 8 6 4 21zM24-6q-4-15 4-19 8 5 4 19zM36-4q-4-11 4-15 8 4 4 15z"
    />
    <path fill={bright} d="M-4-7v-16h24v16zM-16-7v-34h9v34z" />
    <path fill={accent} d="M-6.5-22l14.5-9 14.5 9zM-18-41l6.500-17 6.500 17z" />
    <path fill={glass} opacity="0.8" d="M0-12v-5h3v5zM7-12v-5h3v5zM14-12v-5h3v5zM-13-30v-5h3v5z" />
    <path fill={bright} opacity="0.22" d="M-20 10h46v1.400h-46zM-14 14h34v1.200h-34zM-8 18h22v1h-22z" />
  </g>
);

/** Palaces, a bell tower and a dome that rise out of the water, and a gondola before them. */
export const canalTown: Drawing = ({ stone, bright, accent, glass, dark, land }) => (
  <g>
    <path fill={stone} d="M-150 2v-22h26v22zM-96 2v-27h24v27zM-24 2v-24h28v24zM34 2v-30h22v30zM106 2v-21h30v21z" />
    <path fill={bright} d="M-124 2v-30h28v30zM-72 2v-20h20v20zM4 2v-32h30v32zM56 2v-18h50v18z" />
    <path fill={accent} d="M-50 2v-58h12v58zM-151-20h28v-3h-28zM-97-25h26v-3h-26zM3-30h32v-3h-32zM105-19h32v-3h-32z" />
    <path fill={bright} d="M-51-56h14v-9h-14z" />
    <path fill={land} d="M-52-65l8-19 8 19z" />
    <path fill={stone} d="M64-16a17 20 0 0 1 34 0zM79-40h4v-7h-4z" />
    <path
      fill={glass}
      opacity="0.75"
      d="M-118-8v-10a3 3 0 0 1 6 0v10zM-107-8v-10a3 3 0 0 1 6 0v10zM-91-8v-9a3 3 0 0 1 6 0v9zM-81-8v-9a3 3 0 0 1 6 0v9zM9-10v-12a3 3 0 0 1 6 0v12zM21-10v-12a3 3 0 0 1 6 0v12zM39-10v-9a3 3 0 0 1 6 0v9zM-18-8v-7a3 3 0 0 1 6 0v7zM-8-8v-7a3 3 0 0 1 6 0v7zM-46-58v-4h4v4z"
    />
    <path fill={dark} opacity="0.16" d="M-150 2h286v2h-286z" />
    <path fill={dark} d="M-30 34q24 8 52-1l5-8 1.500 1-4 12q-28 10-56 0l-5-8 1.500-1zM2 32l1.500-15h1.500l-.8 15z" />
    <path fill={accent} d="M-92 44v-34h2.500v34zM-82 44v-28h2.500v28z" />
  </g>
);
