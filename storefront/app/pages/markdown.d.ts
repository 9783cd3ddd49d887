declare module '*.md' {
  const page: import('./page-document.ts').PageDocument;
  export default page;
}
