import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { AuthProvider } from '../lib/session/auth-provider.tsx';
import { PageNotice } from '../ui/page/page-notice.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { NotRefreshed } from './not-refreshed.tsx';
import { Pages } from './pages.tsx';
import { createQueryClient } from './query-client.ts';
import { RootLayout } from './root-layout.tsx';

const queryClient = createQueryClient();

/** The app: its query cache, session, routes, and the one toast. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <BrowserRouter>
          <PageNotice value={<NotRefreshed />}>
            <RootLayout>
              <Pages />
            </RootLayout>
          </PageNotice>
        </BrowserRouter>
        <Toaster />
      </AuthProvider>
    </QueryClientProvider>
  );
}
