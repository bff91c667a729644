/** The upload widget's texts that differ from its defaults. */
export const CORE_WORDS = {
  strings: {
    exceedsSize: '%{file} is larger than 10 MB',
    youCanOnlyUploadX: { 0: 'At most %{smart_count} file', 1: 'At most %{smart_count} files' },
    youCanOnlyUploadFileTypes: 'Only photos and videos',
    noDuplicates: '%{fileName} is chosen already',
    failedToUpload: '%{file} could not be saved',
  },
  pluralize: (count: number) => (count === 1 ? 0 : 1),
} as const;

/** The second camera plugin records; both are called Camera by default. */
export const VIDEO_WORDS = { strings: { pluginNameCamera: 'Video' } } as const;

export const DASHBOARD_WORDS = {
  strings: {
    dashboardTitle: 'Photos and videos to add',
    dropPasteFiles: 'Drop photos and videos here or %{browseFiles}',
    dropPasteImportFiles: 'Drop photos and videos here, %{browseFiles} or use:',
    browseFiles: 'choose them',
    uploadFailed: 'Not all could be saved',
  },
} as const;
