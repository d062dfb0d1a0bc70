import type { SeccionDeFicha } from '~/registry/contract/administracion/ficha';

/** Of each panel that could not be read, why. */
export type Caidas = Partial<Record<SeccionDeFicha, string>>;

/** Why a part of a panel is not there; nothing where it is. */
export function WhyMissing({ seccion, caidas }: { seccion: SeccionDeFicha; caidas: Caidas }) {
  return caidas[seccion] ? <p className="error">{caidas[seccion]}</p> : null;
}

interface FailedSectionProps {
  id: string;
  title: string;
  seccion: SeccionDeFicha;
  caidas: Caidas;
}

/** A panel of which nothing could be read: its title, and why. */
export function FailedSection({ id, title, seccion, caidas }: FailedSectionProps) {
  if (!caidas[seccion]) return null;
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <WhyMissing seccion={seccion} caidas={caidas} />
    </section>
  );
}
