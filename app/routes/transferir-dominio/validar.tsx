import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, Outlet, useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { CaptchaField } from '~/components/form/captcha';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import { date, money } from '~/format';
import { formCaptcha } from '~/session/forms/captcha.server';
import { intentsOfAnyone } from '~/session/forms/intents.server';
import { VALIDAR } from './asked-name';
import { readBorrador } from './draft.server';
import { importing } from './enabled.server';
import { ImportHead } from './import-head';
import { cost } from './import-words';
import { RecordsTable } from './records-table';
import { RulesList } from './rules-list';
import { comprobar } from './validar.server';

const HEADING = 'Importar dominio';

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await importing(args);
  const borrador = await readBorrador(visitor);
  const desafio = await formCaptcha(visitor);
  return {
    borrador: borrador && { ...borrador, datos: null },
    desafio,
    ingresado: visitor.person !== null,
    precios: (await visitor.registry.dominio.habilitados()).dominiosHabilitados,
  };
}

export const action = intentsOfAnyone({ comprobar });

/** Also after a refusal: what was checked before may hold no more, and a step that is opened over this one has a fresh challenge. */
export const shouldRevalidate = () => true;

export default function ValidarDominio() {
  const { borrador, precios, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const desafio = answer?.desafio ?? loaded.desafio;
  const isChecked = borrador?.validado === true && !answer;
  const [form, fields] = useForm(VALIDAR, {
    lastResult: answer?.lastResult,
    defaultValue: { dominio: isChecked ? undefined : borrador?.dominio },
  });
  return (
    <>
      <ErrorSummary form={form} />
      <ImportHead current={1} heading={HEADING} />
      <Outlet />
      {isChecked && <Checked />}
      {isChecked && <h2>Otro dominio</h2>}
      <Form form={form}>
        {/* Once a name was checked its box is another one: what was typed does not stay in it. Refused, it is the same one: what was typed does. */}
        <TextField
          key={borrador?.validado ? borrador.dominio : ''}
          field={fields.dominio}
          label="Dominio a transferir"
          hint="El dominio .uy o .com.uy que hoy tiene en otro registrador."
          width="full"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
        />
        {desafio && <CaptchaField field={fields.captcha} desafio={desafio} />}
        <Actions>
          <SubmitButton
            intencion="comprobar"
            pending="Comprobando..."
            kind={isChecked || answer?.libre || answer?.suyo || answer?.seraSuyo ? 'second' : 'main'}
          >
            Comprobar dominio
          </SubmitButton>
        </Actions>
      </Form>
      {answer?.seraSuyo && (
        <p>
          ¿Es suyo? Ya se administra aquí.{' '}
          <ButtonLink href={address.ingresar(address.verDominio(answer.seraSuyo))}>Inicie sesión</ButtonLink>
        </p>
      )}
      {answer && answer.reglas.length > 0 && <RulesList reglas={answer.reglas} />}
      {answer?.libre && (
        <p>
          <ButtonLink href={address.disponibilidad(answer.libre)}>
            Ver si puede registrar {answer.libre}
          </ButtonLink>
        </p>
      )}
      {answer?.suyo && (
        <p>
          <ButtonLink href={address.verDominio(answer.suyo)}>Ver {answer.suyo}</ButtonLink>
        </p>
      )}
      {!isChecked && !answer?.suyo && !answer?.reglas.length && <Terms precios={precios} />}
    </>
  );
}

type Precios = Awaited<ReturnType<typeof loader>>['precios'];

/** Of each ending, where all of them are known. */
const sayPrices = (precios: Precios): string => {
  const said = precios.flatMap(({ nombre, precio }) =>
    precio === null ? [] : `.${nombre}\u00a0${money(precio)}`,
  );
  return said.length > 0 && said.length === precios.length ? ` (${said.join(', ')}, IVA incluido)` : '';
};

/** What every import has to meet, before anything is asked. */
const Terms = ({ precios }: { precios: Precios }) => (
  <section>
    <h2>Antes de empezar</h2>
    <ul>
      <li>Pida el código de autorización a su registrador actual.</li>
      <li>El dominio tiene que llevar 60 días o más con ese registrador.</li>
      <li>No puede haberse transferido en los últimos 60 días corridos.</li>
      <li>Su registrador actual tiene 10 días para confirmar la transferencia.</li>
      <li>
        Se cobra un año de registro{sayPrices(precios)} cuando se completa; hasta entonces no se cobra nada.
      </li>
    </ul>
  </section>
);

function Checked() {
  const { borrador, ingresado } = useLoaderData<typeof loader>();
  if (!borrador) return null;
  const { dominio, registrador, importe, vencimientoNuevo, registros } = borrador;
  return (
    <section aria-labelledby="comprobado">
      <h2 id="comprobado">La importación de {dominio}</h2>
      <Summary
        rows={[
          { label: 'Registrador actual', value: registrador ?? 'Otro registrador' },
          { label: 'Costo, al completarse', value: cost(importe) },
          {
            label: 'Nuevo vencimiento',
            value: vencimientoNuevo ? date(vencimientoNuevo) : 'Un año más que hoy',
          },
        ]}
      />
      <RecordsTable registros={registros} />
      <Actions>
        {ingresado ? (
          <ButtonLink href={address.importarDatos()}>Continuar</ButtonLink>
        ) : (
          <Link className="button" to={address.iniciarSesionParaImportar()} preventScrollReset>
            Continuar
          </Link>
        )}
      </Actions>
    </section>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING);
