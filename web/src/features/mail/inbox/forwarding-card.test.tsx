// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DAY_MS } from '#shared/calendar/calendar.ts';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { ForwardingCard } from './forwarding-card.tsx';

afterEach(cleanup);

const FORWARDING = {
  provider: 'Gmail',
  mailbox: 'anna@gmail.com',
  code: '304298959',
  link: 'https://mail.google.com/x',
};

function show(daysAgo: number) {
  const email: ProcessedEmail = {
    id: 'a',
    status: 'pending',
    senderEmail: 'forwarding-noreply@google.com',
    receivedAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
    subject: null,
    parsedBookings: [],
    errorMessage: null,
    tripId: null,
    note: null,
    plans: [],
    sender: { verdict: 'pass', why: null },
    forwarding: FORWARDING,
  };
  render(<ForwardingCard email={email} forwarding={FORWARDING} onDelete={() => undefined} />);
}

it('a provider’s request shows its code to copy and its link', () => {
  show(1);
  expect(screen.getByRole('article', { name: 'Gmail asks to confirm forwarding for anna@gmail.com' })).toBeDefined();
  expect(screen.getByText('304298959')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy code' })).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe(FORWARDING.link);
});

it('a request older than a week shows neither', () => {
  show(9);
  expect(screen.queryByText('304298959')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/more than a week old/)).toBeDefined();
});
