// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { Activity } from '#shared/activities/schema.ts';
import { NO_ZONES } from '../timeline/clocks.ts';
import { ActivityRow } from './activity-row.tsx';
import { sampleActivity } from './sample-activity.ts';

afterEach(cleanup);

function show(given: Partial<Activity>) {
  const activity = sampleActivity(given);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ol>
          <ActivityRow
            activity={activity}
            date="2027-05-31T00:00:00.000Z"
            zones={NO_ZONES}
            deleting={false}
            onDelete={() => undefined}
          />
        </ol>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getAllByRole('listitem')[0] ?? document.body;
}
const textOf = (given: Partial<Activity>) => show(given).textContent;

describe('an activity of the timeline', () => {
  it('ACT-01 ACT-03 ACT-09 shows emoji, title, time, category and location', () => {
    const text = textOf({ title: 'Sushi Dai', time: '05:30', category: 'food', location: 'Toyosu' });
    for (const part of ['🍽️', 'Sushi Dai', '05:30', 'Food', 'Toyosu']) expect(text).toContain(part);
  });

  it('ACT-04 ACT-05 OPEN-89 shows cost and rating, and neither when they are empty', () => {
    expect(textOf({ cost: 12.5, rating: 4 })).toMatch(/€12\.50.*4\/5/);
    cleanup();
    expect(textOf({})).not.toMatch(/€|\/5/);
  });

  it('a cancelled booking is struck through and says so', () => {
    expect(show({ title: 'Hotel Alba', cancelled: true }).querySelector('s')?.textContent).toBe('Hotel Alba');
    expect(screen.getByText('Cancelled')).toBeDefined();
  });

  it('links to the mails that mention it', () => {
    show({ emailIds: ['m1', 'm2'] });
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['From your mail', '/email-forwarding?email=m1'],
      ['Mail 2', '/email-forwarding?email=m2'],
    ]);
  });

  it('says when the planner proposed a place that was not found', () => {
    expect(textOf({ unverified: true })).toContain('not verified');
    cleanup();
    expect(textOf({})).not.toContain('not verified');
  });

  it('ACT-06 OPEN-95 shows the notes and the time of day', () => {
    expect(textOf({ notes: 'Bring a coat', timeOfDay: 'morning' })).toMatch(/Morning.*Bring a coat/);
  });

  it('ACT-07 ACT-08 shows two photos at most, and how many there are', () => {
    const photos = [1, 2, 3].map((n) => `https://pictures.example/${n}.jpg`);
    const row = show({ photos });
    expect(within(row).getAllByRole('img')).toHaveLength(2);
    expect(row.textContent).toContain('3 photos');
  });

  it('OPEN-110 a confirmation number can be copied', () => {
    show({ confirmationNumber: 'X4TQ7P' });
    expect(screen.getByRole('button', { name: 'Copy confirmation number X4TQ7P' })).toBeTruthy();
  });

  it('a flight is shown from one place to another, in the local times of both, a day later', () => {
    const text = textOf({
      category: 'transport',
      location: 'Zurich (ZRH)',
      endLocation: 'Tokyo Narita (NRT)',
      time: '13:00',
      endTime: '09:25',
      endDate: '2027-06-01',
    });
    expect(text).toMatch(/ZRH.*Zurich.*13:00.*NRT.*Tokyo Narita.*09:25.*\+1/);
  });

  it('a stay is shown with its nights', () => {
    const text = textOf({ category: 'accommodation', time: '15:00', endTime: '11:00', endDate: '2027-06-03' });
    expect(text).toMatch(/Check-in May 31, 15:00.*3 nights.*Check-out Jun 3, 11:00/);
  });
});
