declare module 'word-extractor/lib/word-ole-extractor.js' {
  interface Options {
    filterUnicode?: boolean
    includeHeadersAndFooters?: boolean
  }

  /** Document of Word 97 to 2003. */
  interface Document {
    getBody: (options?: Options) => string
    getFootnotes: (options?: Options) => string
    getEndnotes: (options?: Options) => string
    getTextboxes: (options?: Options) => string
  }

  export default class WordOleExtractor {
    extract(reader: { read: unknown }): Promise<Document>
    /** Blanks the text of tracked deletions, by the streams WordDocument and Table. */
    protected writeCharacterProperties(document: Buffer, table: Buffer): void
  }
}

declare module 'word-extractor/lib/buffer-reader.js' {
  export default class BufferReader {
    constructor(bytes: Buffer)
    read: unknown
  }
}
