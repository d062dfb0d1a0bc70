import * as address from '~/addresses';
import { useHas } from '~/components/frame/frame-context';
import { Actions, ButtonLink } from '~/components/layout';
import { Notice } from '~/components/notice';
import { Summary } from '~/components/summary';
import { dateTime, moneyWithVat } from '~/format';
import type { ItemVenta, VentaDTO } from '~/registry/contract/formas';
import { DoneLines } from './done-lines';
import { doneOf, OUTCOMES, rejectedOf } from './outcome';
import { PrintButton } from './print-button';

const OK = 'Tu compra se realizó con éxito.';
const FALLO = 'Error al procesar la confirmación de la compra';

/** What happened, in a line (spec 8). */
export const headingOf = ({ items }: VentaDTO): string => (doneOf(items).length > 0 ? OK : FALLO);

interface ConfirmationProps {
  venta: VentaDTO;
}

/** The confirmation of a sale, whenever it is read (spec 2, step 5). */
export function Confirmation({ venta }: ConfirmationProps) {
  const rejected = rejectedOf(venta.items);
  const isDone = doneOf(venta.items).length > 0;
  return (
    <>
      <h1>{headingOf(venta)}</h1>
      {rejected.length > 0 && <Rejected lines={rejected} />}
      {isDone && <Charged venta={venta} />}
      {OUTCOMES.map((outcome) => (
        <DoneLines key={outcome.tipo} outcome={outcome} items={venta.items} />
      ))}
      {isDone ? <WhereNext /> : <TryAgain />}
    </>
  );
}

/** What could not be done is told, and is not charged. */
function Rejected({ lines }: { lines: readonly ItemVenta[] }) {
  return (
    <Notice tipo="error" title="No se pudo hacer, y no se cobra">
      {lines.map(({ id, dominio, mensaje }) => (
        <p key={id}>{mensaje || `El dominio ${dominio.nombre} no se pudo registrar. No se le cobró.`}</p>
      ))}
    </Notice>
  );
}

function Charged({ venta: { referencia, finalizadaEn, total } }: ConfirmationProps) {
  return (
    <section className="card receipt" aria-labelledby="comprobante">
      <h2 id="comprobante">Comprobante</h2>
      <Summary
        rows={[
          { label: 'Número de referencia', value: <span className="reference">{referencia}</span> },
          { label: 'Fecha', value: finalizadaEn && dateTime(finalizadaEn) },
          { label: 'Total', value: moneyWithVat(total) },
          { label: 'Cuándo se cobra', value: 'En un solo pago, en la factura del período siguiente.' },
        ]}
      />
      {referencia && <Keep referencia={referencia} />}
    </section>
  );
}

/** Ways to keep the receipt. A browser that runs no scripts prints from its own menu. */
function Keep({ referencia }: { referencia: string }) {
  const has = useHas();
  const mail = new URLSearchParams({
    subject: `Comprobante de compra ${referencia} – Registro .uy`,
    body: `Número de referencia: ${referencia}. Se puede ver en Mis compras.`,
  });
  return (
    <>
      <Actions>
        <PrintButton />
        <ButtonLink href={`mailto:?${mail.toString().replaceAll('+', '%20')}`} kind="second">
          Enviar por correo
        </ButtonLink>
      </Actions>
      <p className="hint">
        Puede volver a ver esta página cuando quiera, en esta dirección
        {has(address.misCompras()) && (
          <>
            {' '}
            o desde <a href={address.misCompras()}>Mis compras</a>
          </>
        )}
        , e imprimirla desde el menú de su navegador. Si necesita ayuda, indique el número de referencia.
      </p>
    </>
  );
}

function WhereNext() {
  return (
    <Actions>
      <ButtonLink href={address.misDominios()}>Administrar mis dominios</ButtonLink>
      <ButtonLink href={address.pregunta(16)} kind="second">
        Poner en marcha un sitio o el correo
      </ButtonLink>
      <ButtonLink href={address.disponibilidad()} kind="second">
        Registrar otro dominio
      </ButtonLink>
    </Actions>
  );
}

function TryAgain() {
  return (
    <>
      <p>No se le cobró nada. Puede buscar otro nombre y comprarlo con los mismos datos.</p>
      <Actions>
        <ButtonLink href={address.disponibilidad()}>Buscar otro nombre</ButtonLink>
      </Actions>
    </>
  );
}
