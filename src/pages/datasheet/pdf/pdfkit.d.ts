declare namespace PDFKit.Mixins {
  /** What pdfkit 0.20 accepts and its published types lack. */
  interface StructureElementOptions {
    /** Which cells a header cell heads. */
    scope?: 'Row' | 'Column';
  }
}
