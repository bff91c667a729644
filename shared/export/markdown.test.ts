import { expect, it } from 'vitest';
import { writeMarkdown } from './markdown.ts';
import { testPlan } from './test-plan.ts';

it('a trip as Markdown has its days with times, places, references and notes', () => {
  const text = writeMarkdown(
    testPlan('Rome *at last*', {
      '2027-06-03': [
        {
          title: 'Train',
          time: '09:30',
          endTime: '11:00',
          location: 'Milan',
          endLocation: 'Rome',
          confirmationNumber: 'X_1',
        },
        { title: 'Boat', cancelled: true, notes: '# not a heading\n1. not a list' },
      ],
      '2027-06-04': [],
    }),
  );
  expect(text).toBe(`# Rome \\*at last\\*

June 3 - June 4, 2027

## Thu, Jun 3: Day 1

- **09:30–11:00** Train, Milan → Rome
  Confirmation number: X\\_1
- ~~Boat~~ (cancelled)
  \\# not a heading
  1\\. not a list

## Fri, Jun 4: Day 2
`);
});
