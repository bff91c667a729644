/** Where to press for whose calendar; each program asks before it subscribes. */
export interface CalendarLink {
  readonly program: 'Apple' | 'Outlook' | 'Google';
  readonly href: string;
}

/**
 * The addresses that add a calendar to the three programs most people have. `webcal:` is what Apple's and many others
 * take; the other two read the address from their own servers.
 */
export function calendarLinks(address: string, title: string): readonly CalendarLink[] {
  const webcal = address.replace(/^https?:/, 'webcal:');
  const query = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString();
  return [
    { program: 'Apple', href: webcal },
    {
      program: 'Outlook',
      href: `https://outlook.live.com/calendar/0/addfromweb?${query({ url: address, name: title })}`,
    },
    { program: 'Google', href: `https://calendar.google.com/calendar/r?${query({ cid: webcal })}` },
  ];
}
