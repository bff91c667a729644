/**
 * Words in the user agents of programs that read a page to show it elsewhere: messengers and networks where a link is
 * pasted, and search engines. Each is that of the fetcher alone: the apps' own browsers, in which people open links,
 * name the app otherwise ('Telegram-Android', 'LinkedInApp', 'FBAN', 'Slack_SSB').
 */
export const PREVIEW_FETCHERS: readonly string[] = [
  // Facebook, Instagram and Messenger; iMessage too, which calls itself 'facebookexternalhit/1.1 Facebot Twitterbot/1.0'.
  ...['facebookexternalhit', 'facebookcatalog', 'Facebot', 'meta-externalagent', 'meta-externalfetcher'],
  // WhatsApp, and Signal, which takes its name: at the beginning alone.
  '^WhatsApp/',
  ...['Twitterbot', 'LinkedInBot', 'Slackbot', 'Discordbot', 'TelegramBot', 'SkypeUriPreview', 'redditbot'],
  ...['Pinterestbot', 'Pinterest/0\\.', 'vkShare', 'Mastodon/', 'Bluesky Cardyb', 'Viber/.*bot', 'kakaotalk-scrap'],
  ...['Iframely', 'Embedly', 'ZaloPC-linkpreview'],
  // Search engines.
  ...['Googlebot', 'Google-InspectionTool', 'Storebot-Google', 'bingbot', 'BingPreview', 'DuckDuckBot'],
  ...['YandexBot', 'Baiduspider', 'Applebot', 'Qwantify', 'Qwantbot', 'SeznamBot', 'PetalBot', 'Yahoo! Slurp'],
  ...['NaverBot', 'Yeti/'],
];
