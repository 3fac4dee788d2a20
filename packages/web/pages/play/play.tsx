export default function Play() {
  return <main className="page" />;
}
