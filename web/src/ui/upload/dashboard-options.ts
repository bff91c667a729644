import { DASHBOARD_WORDS } from './upload-words.ts';

/** The widget's surface. Its size is the most that it takes: in a narrower window it is as wide as that. */
export const DASHBOARD_OPTIONS = {
  inline: true,
  width: 750,
  height: 550,
  theme: 'auto',
  /** Pixels; they are JPEG of quality 80, which is the widget's own and only one. */
  thumbnailWidth: 200,
  proudlyDisplayPoweredByUppy: false,
  hidePauseResumeButton: true,
  locale: DASHBOARD_WORDS,
} as const;
