/** A question and its answer, or another part of a section. */
export interface PagePart {
  readonly title: string;
  readonly html: string;
}

export interface PageSection {
  readonly title: string;
  /** The text before its first part. */
  readonly html: string;
  readonly parts: readonly PagePart[];
}

/** A page of text as its Markdown file gives it: the build has turned it into HTML. */
export interface PageDocument {
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly intro: string;
  readonly sections: readonly PageSection[];
}
