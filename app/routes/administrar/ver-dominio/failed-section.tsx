import type { SeccionDeFicha } from '~/registry/contract/administracion/ficha';

const DESPUES = 'Por favor, intente de nuevo más tarde.';

/** What a panel says that could not be read, beside those that could; of the payments to the letter (spec 8). */
const SENTENCES: Record<SeccionDeFicha, string> = {
  pagos: `Error al obtener el historial de pagos. ${DESPUES}`,
  precio: `Error al obtener el precio de la renovación. ${DESPUES}`,
  dns: `Error al obtener los servidores del dominio. ${DESPUES}`,
  registros: `Error al obtener los registros del dominio. ${DESPUES}`,
  peligros: `Error al obtener los avisos del dominio. ${DESPUES}`,
  historia: `Error al obtener el historial del dominio. ${DESPUES}`,
  codigos: `Error al obtener los códigos de autorización. ${DESPUES}`,
  invitaciones: `Error al obtener las invitaciones enviadas. ${DESPUES}`,
};

export type Caidas = readonly SeccionDeFicha[] | undefined;

/** Why a part of a panel is not there; nothing where it is. */
export function WhyMissing({ seccion, caidas }: { seccion: SeccionDeFicha; caidas: Caidas }) {
  return caidas?.includes(seccion) ? <p className="error">{SENTENCES[seccion]}</p> : null;
}

interface FailedSectionProps {
  id: string;
  title: string;
  seccion: SeccionDeFicha;
  caidas: Caidas;
}

/** A panel of which nothing could be read: its title, and why. */
export function FailedSection({ id, title, seccion, caidas }: FailedSectionProps) {
  if (!caidas?.includes(seccion)) return null;
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <WhyMissing seccion={seccion} caidas={caidas} />
    </section>
  );
}
