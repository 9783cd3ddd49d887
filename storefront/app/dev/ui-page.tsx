export default function UiPage() {
  return <h1>ui</h1>;
}
