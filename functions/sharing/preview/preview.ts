/** What is shown of a page where a link to it is pasted. Its texts are as travellers wrote them, not escaped. */
export interface Preview {
  /** A type of object of the Open Graph protocol (ogp.me). */
  readonly type: 'website' | 'article' | 'profile';
  readonly title: string;
  /** Null where nothing more is to be said. */
  readonly description: string | null;
  /** The page's own address, under which all its addresses are one. */
  readonly address: string;
  readonly picture: PreviewPicture;
  /** What the page is about, in the terms of schema.org. */
  readonly about?: Readonly<Record<string, unknown>>;
  /** For no search engine. */
  readonly isHidden?: true;
}

export interface PreviewPicture {
  readonly address: string;
  /** Whether it fills the width of the preview; else it stands small beside the text. */
  readonly isLarge: boolean;
  /** In pixels, where they are known. */
  readonly size?: { readonly width: number; readonly height: number };
}
