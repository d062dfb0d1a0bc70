import type { Banner } from '~/registry/contract/mensajes';

/** What the registry puts first on its home page (spec 2). */
export const Banners = ({ banners }: { banners: readonly Banner[] }) => (
  <div className="banners">
    {banners.map(({ id, titulo, texto, enlace, enlaceTexto }) => (
      <section key={id} className="banner">
        <h2>{titulo}</h2>
        <p>{texto}</p>
        <a href={enlace}>{enlaceTexto}</a>
      </section>
    ))}
  </div>
);
