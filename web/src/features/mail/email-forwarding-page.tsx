import { BookOpenText, ClipboardPaste, FlaskConical, Inbox } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { mailTabOf, paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { EmailView } from './inbox/email-view.tsx';
import { InboxTab } from './inbox/inbox-tab.tsx';
import { MailFrame } from './mail-frame.tsx';
import { SetupTab } from './setup/setup-tab.tsx';
import { TestTab } from './setup/test-tab.tsx';

const TABS = [
  { value: 'inbox', label: 'Email Inbox', icon: Inbox },
  { value: 'setup', label: 'Setup Guide', icon: BookOpenText },
  { value: 'test', label: 'Test & Debug', icon: FlaskConical },
] as const;

/** Forwarded bookings: the inbox, setup, and a test. The selected tab is in the URL. */
export function EmailForwardingPage() {
  return (
    <MailFrame
      title="Email Forwarding"
      text="Forward a booking confirmation, and it waits here to become part of a trip."
      signInText="Sign in to get a personal address for your booking emails."
      actions={
        <ButtonLink to={paths.emailParser()} icon={ClipboardPaste}>
          Paste an email by hand
        </ButtonLink>
      }
    >
      <ForwardingTabs />
    </MailFrame>
  );
}

function ForwardingTabs() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = mailTabOf(search);
  const emailId = search.get('email');
  return (
    <Tabs
      label="Email forwarding"
      items={TABS}
      value={tab}
      onValueChange={(chosen) => navigate(paths.emailForwarding(chosen))}
    >
      <TabPanel value="inbox">{emailId === null ? <InboxTab /> : <EmailView id={emailId} />}</TabPanel>
      <TabPanel value="setup">
        <SetupTab />
      </TabPanel>
      <TabPanel value="test">
        <TestTab />
      </TabPanel>
    </Tabs>
  );
}
