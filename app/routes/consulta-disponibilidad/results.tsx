import * as address from '~/addresses';
import { ErrorSummary } from '~/components/form/error-summary';
import { FieldNotes } from '~/components/form/field-frame';
import { Form } from '~/components/form/form';
import { elementId, type ScreenField } from '~/components/form/screen-field';
import { SubmitButton } from '~/components/form/submit-button';
import type { Made } from '~/components/form/use-form';
import type { Carrito } from '~/components/frame/data';
import { NoticeAt } from '~/components/frame/message-box';
import { Actions } from '~/components/layout';
import { RESULTADO } from '~/components/use-arrival';
import { LIMITE_REGISTROS } from '~/registry/domain/cart';
import { CARRITO_LLENO } from '~/registry/domain/words/carrito';
import type { ELECCION } from './asked-choice';
import { outcomeOf } from './outcome-of-search';
import { ResultRows } from './result-rows';
import type { Result } from './search.server';

type ResultsProps = {
  /** Refused, it is said here: what has to be chosen is below, and out of sight from the head of a phone's page. */
  form: Made<typeof ELECCION.fields>[0];
  /** The chosen names. */
  field: ScreenField;
  result: Result;
  /** What the years after this one cost, where that is another price. */
  anuncio: string;
  carrito: Carrito | null;
  canAdd: boolean;
  /** What was added is told here, with the way on. */
  isTold: boolean;
};

/** Whether any of what was found can be put in the cart. */
export const addableOf = ({ dominios, sugerencias }: Result, carrito: Carrito | null): boolean => {
  const { registros = [] } = carrito ?? {};
  const inCart = new Set(registros.map(({ nombre }) => nombre));
  return (
    registros.length < LIMITE_REGISTROS &&
    [...dominios, ...sugerencias].some(({ nombre, disponible }) => disponible && !inCart.has(nombre))
  );
};

/** What is free, ready to be put in the cart; what is not, with whois; and what is free instead. */
export function Results({
  form,
  field,
  result: { dominios, sugerencias, exactos },
  anuncio,
  carrito,
  canAdd,
  isTold,
}: ResultsProps) {
  const registros = carrito?.registros ?? [];
  const inCart = new Set(registros.map(({ nombre }) => nombre));
  const all = [...dominios, ...sugerencias];
  const full = registros.length >= LIMITE_REGISTROS;
  // What has to be chosen first is where the summary of errors leads to.
  const first = all.find(({ nombre, disponible }) => disponible && !inCart.has(nombre));
  const idOf = (nombre: string) =>
    nombre === first?.nombre
      ? elementId(field.id)
      : `${field.id}-${all.findIndex((one) => one.nombre === nombre)}`;
  const rows = { field, idOf, inCart, full, exactos };
  const anyFree = dominios.some(({ disponible }) => disponible);
  const lists = (
    <>
      <ResultRows rows={dominios} {...rows} />
      {dominios.some(({ reservado }) => reservado) && (
        <p>
          Un nombre reservado no se puede registrar. Si cree que le corresponde,{' '}
          <a href={address.contacto()}>contáctenos</a>.
        </p>
      )}
      {sugerencias.length > 0 && (
        <>
          <h3>{anyFree ? 'También están libres' : 'En su lugar están libres'}</h3>
          <ResultRows rows={sugerencias} {...rows} />
        </>
      )}
    </>
  );
  return (
    <section aria-labelledby={RESULTADO}>
      <h2 id={RESULTADO} tabIndex={-1}>
        {outcomeOf(dominios)}
      </h2>
      <NoticeAt lugar={RESULTADO} />
      <ErrorSummary form={form} />
      {canAdd ? (
        <Form form={form} preventScrollReset>
          <div className="sr">
            <FieldNotes field={field} />
          </div>
          {lists}
          <Actions>
            <SubmitButton intencion="agregar" kind={isTold ? 'second' : 'main'} pending="Agregando...">
              Agregar al carrito de compras
            </SubmitButton>
            <SubmitButton intencion="comprar" kind="second" pending="Agregando...">
              Agregar y continuar con la compra
            </SubmitButton>
          </Actions>
          <p className="hint">Precios por un año, IVA incluido. {anuncio}</p>
          <details>
            <summary>Qué incluye y cómo se paga</summary>
            <p>
              Con el nombre viene el servicio que lo conecta con su sitio y su correo (DNS); si prefiere, usa
              el de su proveedor. El registro se renueva automáticamente el día del vencimiento, salvo que
              antes desactive la renovación automática. El importe se debita de su cuenta de telefonía fija o
              de datos y figura en la factura del período siguiente.
            </p>
          </details>
        </Form>
      ) : (
        lists
      )}
      {full && <p>{CARRITO_LLENO}</p>}
    </section>
  );
}
