import type { Response } from 'express';

/** A page for what is refused before Remix is asked: complete in itself, and as small as it can be. */
export function sendPlainPage(response: Response, status: number, titulo: string, mensaje: string): void {
  response
    .status(status)
    .set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    })
    .type('html')
    .send(
      `<!DOCTYPE html>
<html lang="es-UY">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${titulo} – Registro .uy</title>
</head>
<body>
<main>
<h1>${titulo}</h1>
<p>${mensaje}</p>
<p><a href="/">Ir a la página principal</a></p>
</main>
</body>
</html>
`,
    );
}
