// @vitest-environment jsdom
import { zodResolver } from '@hookform/resolvers/zod';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import type { ActivityFields as Fields } from '#shared/activities/schema.ts';
import { ActivityFields } from './activity-fields.tsx';
import { ActivityForm, type ActivityFormValues, activityFormValues } from './activity-form.ts';

afterEach(cleanup);
const client = new QueryClient();

function Form() {
  const form = useForm<ActivityFormValues, unknown, Fields>({
    resolver: zodResolver(ActivityForm),
    defaultValues: activityFormValues(),
  });
  return (
    <>
      <QueryClientProvider client={client}>
        <ActivityFields form={form} day={undefined} zone={undefined} />
      </QueryClientProvider>
      {['food', 'transport', 'sightseeing'].map((category) => (
        <button key={category} type="button" onClick={() => form.setValue('category', category)}>
          {category}
        </button>
      ))}
    </>
  );
}

it('booking details are open for a journey or a stay, and changing the category does not hide what was entered', () => {
  render(<Form />);
  const details = screen.getByText('Booking details').closest('details');
  const choose = (category: string) => act(() => fireEvent.click(screen.getByRole('button', { name: category })));
  choose('food');
  expect(details).toHaveProperty('open', false);
  choose('transport');
  expect(details).toHaveProperty('open', true);
  fireEvent.change(screen.getByLabelText('Confirmation Number'), { target: { value: 'K7P2QX' } });
  choose('sightseeing');
  expect(details).toHaveProperty('open', true);
});
