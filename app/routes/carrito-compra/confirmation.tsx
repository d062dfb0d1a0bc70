import * as address from '~/addresses';
import { useHas } from '~/components/frame/frame-context';
import { Actions, ButtonLink } from '~/components/layout';
import { Notice } from '~/components/notice';
import { Summary } from '~/components/summary';
import { useScripts } from '~/components/use-scripts';
import { dateTime, money, moneyWithVat } from '~/format';
import type { ItemVenta, TemplateCuentaPago, TipoItemVenta, VentaDTO } from '~/registry/contract/formas';
import { COMPRA_HECHA, ERROR_COMPRA } from '~/registry/domain/words/compras';
import { AccountName } from './account-name';
import { DoneLines } from './done-lines';
import { doneOf, OUTCOMES, rejectedOf } from './outcome';
import { PrintButton } from './print-button';
import { givenBack, Refunds, refundsOf } from './refunds';

/** What happened, in a line (spec 8); of a purchase that is looked up a while after, which one it is. */
export const headingOf = ({ items, referencia }: VentaDTO, deAntes: boolean): string => {
  if (doneOf(items).length === 0) return ERROR_COMPRA;
  return deAntes && referencia ? `Compra ${referencia}` : COMPRA_HECHA;
};

interface ConfirmationProps {
  venta: VentaDTO;
  /** The account that paid, where it is still known. */
  cuentaPago: TemplateCuentaPago | null;
  /** The purchase was over a while ago. */
  deAntes: boolean;
}

/** The confirmation of a sale (spec 2, step 5): whoever just bought goes on from what there is now, who looks it up reads what was paid. */
export function Confirmation({ venta, cuentaPago, deAntes }: ConfirmationProps) {
  const rejected = rejectedOf(venta.items);
  const isDone = doneOf(venta.items).length > 0;
  const receipt = isDone && (
    <>
      <Charged venta={venta} cuentaPago={cuentaPago} deAntes={deAntes} />
      <Refunds items={venta.items} />
    </>
  );
  return (
    <>
      <h1>{isDone && deAntes ? <Numbered venta={venta} /> : headingOf(venta, deAntes)}</h1>
      {rejected.length > 0 && <Rejected lines={rejected} />}
      {deAntes && receipt}
      {OUTCOMES.map((outcome) => (
        <DoneLines key={outcome.tipo} outcome={outcome} items={venta.items} deAntes={deAntes} />
      ))}
      {isDone ? <WhereNext items={venta.items} /> : <TryAgain items={venta.items} />}
      {!deAntes && receipt}
    </>
  );
}

/** The same words, with a number that no line breaks. */
const Numbered = ({ venta }: { venta: VentaDTO }) => (
  <>
    Compra <span className="reference">{venta.referencia}</span>
  </>
);

/** Each kind of line as the registry did not do it, where it does not say why. */
const DEED: Record<TipoItemVenta, string> = {
  REGISTRO: 'El registro de',
  RENOVACION: 'La renovación de',
  TRANSFERENCIA: 'La transferencia del titular de',
};

/** What could not be done is told, and is not charged. */
function Rejected({ lines }: { lines: readonly ItemVenta[] }) {
  return (
    <Notice tipo="error" title="No se pudo hacer, y no se cobra">
      {lines.map(({ id, tipo, dominio, mensaje }) => (
        <p key={id}>{mensaje || `${DEED[tipo]} ${dominio.nombre} no se pudo hacer.`}</p>
      ))}
    </Notice>
  );
}

function Charged({ venta, cuentaPago, deAntes }: ConfirmationProps) {
  const { referencia, finalizadaEn, total } = venta;
  const devuelto = givenBack(refundsOf(venta.items));
  const titulares = holdersOf(venta);
  return (
    <section className="card receipt" aria-labelledby="comprobante">
      <h2 id="comprobante">Comprobante</h2>
      <Summary
        rows={[
          // Looked up a while after, it is the heading.
          ...(deAntes
            ? []
            : [{ label: 'Número de referencia', value: <span className="reference">{referencia}</span> }]),
          { label: 'Fecha', value: finalizadaEn && dateTime(finalizadaEn) },
          { label: 'Total', value: moneyWithVat(total) },
          ...(devuelto > 0
            ? [
                { label: 'Se devolvió', value: money(-devuelto) },
                { label: 'Total menos la devolución', value: moneyWithVat(total - devuelto) },
              ]
            : []),
          ...(cuentaPago
            ? [
                {
                  label: 'Cuenta',
                  value: <AccountName nombre={cuentaPago.nombre} numero={cuentaPago.cuenta.cuenta} />,
                },
              ]
            : []),
          {
            label: 'Cuándo se cobra',
            value: 'En un solo pago, que figura en la factura del período siguiente.',
          },
          ...(titulares.length > 0
            ? [{ label: titulares.length > 1 ? 'Titulares' : 'Titular', value: titulares.join('; ') }]
            : []),
        ]}
      />
      {referencia && <Keep referencia={referencia} deAntes={deAntes} />}
    </section>
  );
}

/** Who holds what was registered or handed over; of several, each with the names that are theirs. */
function holdersOf({ items }: VentaDTO): string[] {
  const names = new Map<string, string[]>();
  for (const { tipo, titular, nuevoTitular, dominio } of doneOf(items)) {
    const holder = tipo === 'TRANSFERENCIA' ? nuevoTitular : tipo === 'REGISTRO' && titular;
    if (holder) names.set(holder, [...(names.get(holder) ?? []), dominio.nombre]);
  }
  if (names.size === 1) return [...names.keys()];
  return [...names].map(([titular, own]) => `${titular} (${own.join(', ')})`);
}

/** Ways to keep the receipt. A browser that runs no scripts prints from its own menu. */
function Keep({ referencia, deAntes }: { referencia: string; deAntes: boolean }) {
  const canPress = useScripts();
  const mail = new URLSearchParams({
    subject: `Comprobante de compra ${referencia} – Registro .uy`,
    body: `Número de referencia: ${referencia}. Se puede ver en Mis compras.`,
  });
  return (
    <>
      <Actions>
        <PrintButton />
        <ButtonLink href={`mailto:?${mail.toString().replaceAll('+', '%20')}`} kind="second">
          Enviarme la referencia por correo
        </ButtonLink>
      </Actions>
      {deAntes ? (
        !canPress && <p className="hint act">Puede imprimirla desde el menú de su navegador.</p>
      ) : (
        <SeeAgain canPress={canPress} />
      )}
      <p className="hint act">
        Si necesita ayuda, <a href={address.generarTicket()}>envíe una consulta</a> con el número de
        referencia.
      </p>
    </>
  );
}

/** Where the receipt is found later; who looked it up knows. */
function SeeAgain({ canPress }: { canPress: boolean }) {
  const has = useHas();
  return (
    <p className="hint act">
      Puede volver a ver esta página cuando quiera,{' '}
      {has(address.misCompras()) ? (
        <>
          desde <a href={address.misCompras()}>Mis compras</a>
        </>
      ) : (
        'en esta dirección'
      )}
      {!canPress && ', e imprimirla desde el menú de su navegador'}.
    </p>
  );
}

/** What is done next: with one name that was registered, and nothing else, its service; with several, they are chosen in the list. */
function WhereNext({ items }: { items: readonly ItemVenta[] }) {
  const [first, ...others] = doneOf(items);
  const only = others.length === 0 && first?.tipo === 'REGISTRO' ? first : undefined;
  return (
    <Actions>
      {only && (
        <ButtonLink href={address.placeOn(address.verDominio(only.dominio.nombre), 'servidores')}>
          Poner en marcha un sitio o el correo
        </ButtonLink>
      )}
      <ButtonLink href={address.misDominios()} kind={only ? 'second' : 'main'}>
        Administrar mis dominios
      </ButtonLink>
      <ButtonLink href={address.disponibilidad()} kind="second">
        Registrar otro dominio
      </ButtonLink>
    </Actions>
  );
}

/** What can be done instead: another name for one that was not registered; of names that are theirs, their detail says it. */
function TryAgain({ items }: { items: readonly ItemVenta[] }) {
  const wantedNew = items.some(({ tipo }) => tipo === 'REGISTRO');
  const own = [
    ...new Set(items.filter(({ tipo }) => tipo !== 'REGISTRO').map(({ dominio }) => dominio.nombre)),
  ];
  const only = own.length === 1 ? own[0] : undefined;
  return (
    <>
      <p>
        {wantedNew && 'Puede buscar otro nombre y comprarlo con los mismos datos. '}
        {own.length > 0 &&
          'Lo que se puede hacer con un dominio que ya está registrado, y por qué no lo demás, está en su detalle.'}
      </p>
      <Actions>
        {wantedNew && <ButtonLink href={address.disponibilidad()}>Buscar otro nombre</ButtonLink>}
        {own.length > 0 && (
          <ButtonLink
            href={only ? address.verDominio(only) : address.misDominios()}
            kind={wantedNew ? 'second' : 'main'}
          >
            {only ? `Ver ${only}` : 'Ver mis dominios'}
          </ButtonLink>
        )}
      </Actions>
    </>
  );
}
