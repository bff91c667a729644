import { memo, useId } from 'react';
import { Dunes, Front, Hills, Mountains, Sailboat, Volcano, Water } from './ground.tsx';
import { LandmarkShape } from './landmarks.tsx';
import { HEIGHT, WIDTH } from './outline.ts';
import { type Pictured, type Scene, sceneOf } from './scene.ts';
import { seededRandom } from './seeded-random.ts';
import { Sky } from './sky.tsx';

type DrawnSceneProps = Pictured & { readonly className?: string | undefined };

/**
 * A landscape generated for a trip or a place: always the same for the same words. Decorative, so hidden from screen
 * readers.
 */
export const DrawnScene = memo(function DrawnScene({ className, ...pictured }: DrawnSceneProps) {
  const id = useId();
  const scene = sceneOf(pictured);
  const random = seededRandom(`${pictured.seed} place`);
  const lightAt = { x: 50 + random() * 220, y: scene.palette.night ? 34 + random() * 24 : 58 + random() * 34 };
  // The landmark is opposite the sun, a little off the centre so that a tall crop keeps it.
  const landmarkX = WIDTH / 2 + (lightAt.x < WIDTH / 2 ? 1 : -1) * (14 + random() * 34);
  const parts = { palette: scene.palette, seed: pictured.seed, id, lightX: lightAt.x };
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Sky palette={scene.palette} seed={pictured.seed} id={id} lightAt={lightAt} />
      <Land scene={scene} parts={parts} landmarkX={landmarkX} />
    </svg>
  );
});

interface LandProps {
  readonly scene: Scene;
  readonly parts: Parameters<typeof Hills>[0];
  readonly landmarkX: number;
}

/** Everything below the sky, from the horizon to the foreground. */
function Land({ scene: { ground, landmark, palette }, parts, landmarkX }: LandProps) {
  const standing = (y: number, scale: number) => (
    <LandmarkShape landmark={landmark} palette={palette} x={landmarkX} y={y} scale={scale} />
  );
  switch (ground) {
    case 'coast':
      return (
        <>
          {landmark === 'volcano' && <Volcano palette={palette} />}
          <Water {...parts} horizon={128} />
          {landmark === 'bridge' && standing(152, 1)}
          {(landmark === 'none' || landmark === 'lighthouse') && (
            <Sailboat palette={palette} x={parts.lightX < WIDTH / 2 ? 226 : 82} y={148} />
          )}
          {landmark === 'white-village' && standing(164, 1.1)}
          {(landmark === 'palms' || landmark === 'lighthouse') && standing(176, 1.15)}
          <Front {...parts} />
        </>
      );
    case 'lake':
      return (
        <>
          <Mountains {...parts} />
          <Water {...parts} horizon={152} />
          {landmark === 'island-church' ? standing(168, 0.9) : standing(184, 1)}
          <Front {...parts} />
        </>
      );
    case 'lagoon':
      return (
        <>
          <Water {...parts} horizon={132} />
          {standing(146, 1)}
        </>
      );
    case 'mountains':
      return (
        <>
          {landmark === 'volcano' ? <Volcano palette={palette} /> : <Mountains {...parts} />}
          {landmark === 'volcano' && <Hills {...parts} />}
          {standing(184, 1.05)}
          <Front {...parts} />
        </>
      );
    case 'city':
      return (
        <>
          <Hills {...parts} />
          {standing(170, 1.3)}
          <Front {...parts} />
        </>
      );
    case 'desert':
      return (
        <>
          <Dunes {...parts} />
          {standing(172, 0.85)}
          <Front {...parts} />
        </>
      );
    case 'hills':
      return (
        <>
          <Hills {...parts} />
          {standing(176, 1.2)}
          <Front {...parts} />
        </>
      );
  }
}
