declare namespace PDFKit.Mixins {
  /** What pdfkit 0.20 accepts but its published types lack. */
  interface StructureElementOptions {
    /** Which cells a header cell applies to. */
    scope?: 'Row' | 'Column';
  }
}
