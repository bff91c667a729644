import type { Locator } from '@playwright/test';
import { createTransport } from 'nodemailer';
import { expect, registered } from './fixtures.ts';

export interface Inbox {
  /** The traveller's personal address, which bookings are forwarded to. */
  readonly address: string;
  /** Sends the source of a mail to it, like a mail program's forwarding rule. */
  readonly send: (raw: string) => Promise<void>;
  /** Checks for new mail until there are this many. */
  readonly arrival: (emails: Locator, count?: number) => Promise<void>;
}

/** Like `registered`; requesting the inbox opens its page. */
export const test = registered.extend<{ inbox: Inbox }>({
  inbox: async ({ page, stack, traveller }, use) => {
    await page.goto('/email-forwarding');
    const address = await page.getByText(/^trips-[0-9a-z]{20}@mail\.localhost$/).innerText();
    const transport = createTransport({ host: '127.0.0.1', port: stack.smtpPort, secure: false, ignoreTLS: true });
    await use({
      address,
      send: async (raw) => {
        await transport.sendMail({ envelope: { from: traveller.email, to: [address] }, raw });
      },
      arrival: (emails, count = 1) =>
        expect(async () => {
          await page.getByRole('button', { name: 'Refresh' }).click();
          await expect(emails).toHaveCount(count, { timeout: 1000 });
        }).toPass(),
    });
    transport.close();
  },
});
