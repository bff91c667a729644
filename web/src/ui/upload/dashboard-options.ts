import { DASHBOARD_WORDS } from './upload-words.ts';

/** The widget's UI. Its size is a maximum: in a narrower window it is as wide as that. */
export const DASHBOARD_OPTIONS = {
  inline: true,
  width: 750,
  height: 550,
  theme: 'auto',
  /** Pixels; they are JPEG of quality 80, the widget's fixed quality. */
  thumbnailWidth: 200,
  proudlyDisplayPoweredByUppy: false,
  hidePauseResumeButton: true,
  locale: DASHBOARD_WORDS,
} as const;
