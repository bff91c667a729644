// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SAMPLE_FLIGHT, SAMPLE_HOTEL } from '../sample-booking.ts';
import { BookingReview } from './booking-review.tsx';
import { beginReview } from './reviewed-booking.ts';

afterEach(cleanup);

/** A menu's code is prefetched once no query is running. */
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

function Review() {
  const [reviewed, setReviewed] = useState(() => beginReview([SAMPLE_FLIGHT])[0]);
  return reviewed && <BookingReview reviewed={reviewed} onChange={setReviewed} />;
}

const names = (role: string) => screen.getAllByRole(role).map((element) => element.textContent);

it('OPEN-109 a value is shown next to the words it was read from, and can be corrected in place', () => {
  render(<Review />, { wrapper });
  expect(screen.getByText('Total paid: £1,086.44')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /edit Cost/ }));
  const cost = screen.getByLabelText('Cost');
  expect(document.activeElement).toBe(cost);
  fireEvent.change(cost, { target: { value: '900' } });
  fireEvent.keyDown(cost, { key: 'Enter' });
  const corrected = screen.getByRole('button', { name: 'GBP 900, edit Cost' });
  expect(document.activeElement).toBe(corrected);
  expect(screen.getByText('Edited')).toBeDefined();
});

it('OPEN-109 an invalid value is not accepted, and Escape keeps the previous one', () => {
  render(<Review />, { wrapper });
  fireEvent.click(screen.getByRole('button', { name: /edit Cost/ }));
  const cost = screen.getByLabelText('Cost');
  fireEvent.change(cost, { target: { value: 'much' } });
  fireEvent.keyDown(cost, { key: 'Enter' });
  expect(screen.getByRole('alert').textContent).toBe('Please enter an amount like 120.50');
  fireEvent.keyDown(cost, { key: 'Escape' });
  expect(screen.getByRole('button', { name: 'GBP 1,086.44, edit Cost' })).toBeDefined();
});

it('a change in a trip is shown in the mail’s currency, whatever the cost is corrected to', () => {
  const changes = [{ field: 'cost', old: 900, new: 1086.44, edited: false }];
  const plan = { outcome: 'change', cancelled: false, tripId: 'a', tripTitle: 'London', itemTitle: 'SA 118' } as const;
  const [reviewed] = beginReview([SAMPLE_FLIGHT], [{ ...plan, changes }]);
  if (!reviewed) throw new Error('one booking gives one review');
  const corrected = { ...reviewed, booking: { ...reviewed.booking, currency: 'USD' } };
  render(<BookingReview reviewed={corrected} onChange={() => undefined} />, { wrapper });
  expect(screen.getByRole('group').textContent).toMatch(/GBP 900.*GBP 1,086\.44/);
});

it("OPEN-109 empty fields are hidden until 'Add a field' adds them", () => {
  render(<Review />, { wrapper });
  expect(names('term')).not.toContain('Notes');
  fireEvent.click(screen.getByRole('button', { name: 'Add a field' }));
  fireEvent.click(screen.getByRole('button', { name: 'Notes' }));
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Aisle seat' } });
  fireEvent.blur(screen.getByLabelText('Notes'));
  expect(screen.getByRole('button', { name: 'Aisle seat, edit Notes' })).toBeDefined();
});

it('OPEN-109 a guessed date asks for a review until it is confirmed', () => {
  render(<Review />, { wrapper });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Yes, this is the date' }));
  expect(screen.queryByRole('checkbox', { name: 'Yes, this is the date' })).toBeNull();
  expect(screen.getByText('Guessed')).toBeDefined();
});

it('OPEN-109 an unticked booking only shows its title', () => {
  render(<Review />, { wrapper });
  fireEvent.click(screen.getByRole('checkbox', { name: /^Add/ }));
  expect(screen.queryAllByRole('term')).toEqual([]);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(SAMPLE_FLIGHT.title);
});

it('an origin that all values share is shown once, and a different one next to its value', () => {
  const same = { kind: 'found', how: 'the booking’s own data in the mail' } as const;
  const evidence = { title: same, startDate: same, endDate: same, location: same };
  const [reviewed] = beginReview([{ ...SAMPLE_HOTEL, evidence }]);
  if (!reviewed) throw new Error('one booking gives one review');
  const { rerender } = render(<BookingReview reviewed={reviewed} onChange={() => undefined} />, { wrapper });
  expect(screen.getAllByText(same.how)).toHaveLength(1);
  expect(screen.getByText('all values:')).toBeDefined();

  const other = { kind: 'computed', how: '3 nights after the arrival' } as const;
  const [differing] = beginReview([{ ...SAMPLE_HOTEL, evidence: { ...evidence, endDate: other } }]);
  if (!differing) throw new Error('one booking gives one review');
  rerender(<BookingReview reviewed={differing} onChange={() => undefined} />);
  expect(screen.getAllByText(same.how)).toHaveLength(1);
  expect(screen.getByText('all values without a note:')).toBeDefined();
  expect(screen.getByText(other.how)).toBeDefined();
});

it('an origin that only two values share is shown next to each', () => {
  const same = { kind: 'found', how: 'the booking’s own data in the mail' } as const;
  const [reviewed] = beginReview([{ ...SAMPLE_HOTEL, evidence: { title: same, startDate: same } }]);
  if (!reviewed) throw new Error('one booking gives one review');
  render(<BookingReview reviewed={reviewed} onChange={() => undefined} />, { wrapper });
  expect(screen.getAllByText(same.how)).toHaveLength(2);
});
