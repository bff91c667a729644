import { expect, test } from './fixtures.ts';
import { answerWith, askPlanner, column } from './planner.ts';

test('a part of a message that was not done is shown as clearly as one that was, and a question leaves the plan', async ({
  page,
  register,
}) => {
  await register();
  await page.goto('/');
  await askPlanner(page, 'Rome 4 days');
  await expect(column(page).getByRole('heading', { name: 'Rome' })).toBeVisible();

  const mixed = await askPlanner(page, 'remove the Pantheon, why the Trevi fountain? and take the zeppelin off');
  const parts = mixed.getByRole('list', { name: 'What became of your message' }).getByRole('listitem');
  await expect(parts).toHaveText([/^Done.*Pantheon/, /^Answered.*Trevi/, /^Not (?:possible|understood).*zeppelin/]);

  const question = await askPlanner(page, 'is the Colosseum open on Mondays?');
  await expect(question).toContainText('Colosseum');
  await expect(question.getByRole('list', { name: 'What became of your message' })).toHaveCount(0);
  await expect(column(page).getByRole('heading', { name: 'Rome' })).toBeVisible();
});

test('an answer without an account of its parts shows none', async ({ page, register }) => {
  await answerWith(page, { message: 'With pleasure.' });
  await register();
  await page.goto('/');
  const reply = await askPlanner(page, 'hello');
  await expect(reply).toContainText('With pleasure.');
  await expect(reply.getByRole('list')).toHaveCount(0);
});
