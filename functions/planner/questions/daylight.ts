import { hoursText } from '../words/distance.ts';
import { monthName } from '../words/words.ts';
import type { AnswerTopic } from './answer.ts';
import { destinationsIn } from './spoken-of.ts';

/** Degrees below the horizon at which the upper edge of the sun is on it, with refraction. */
const HORIZON = -0.833;
const TILT = 23.44;
const RAD = Math.PI / 180;

/** 'How many hours of daylight are there then?': by latitude and the middle of the month. */
export const daylight: AnswerTopic = (question) => {
  const { wish } = question;
  const [town] = destinationsIn({ ...question, intent: 'season' });
  if (!town || wish.month === undefined) return undefined;
  const minutes = minutesOfLight(town.at[0], Math.round((wish.month - 0.5) * 30.4));
  const length =
    minutes <= 0
      ? 'the sun does not rise'
      : minutes >= 24 * 60
        ? 'the sun does not set'
        : `it is light for about ${hoursText(Math.round(minutes / 30) * 30)}, with some twilight before and after`;
  return {
    text: `In the middle of ${monthName(wish.month)} in ${town.name} ${length}. The weather office has the times of sunrise and sunset of each day.`,
  };
};

/** From sunrise to sunset on a day of the year (1 to 365), by the sun's declination. */
function minutesOfLight(latitude: number, day: number): number {
  const declination = -TILT * Math.cos((2 * Math.PI * (day + 10)) / 365);
  const cosine =
    (Math.sin(HORIZON * RAD) - Math.sin(latitude * RAD) * Math.sin(declination * RAD)) /
    (Math.cos(latitude * RAD) * Math.cos(declination * RAD));
  return (2 * Math.acos(Math.max(-1, Math.min(1, cosine))) * 24 * 60) / (2 * Math.PI);
}
