import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { ErrorSummary } from '~/components/form/error-summary';
import { SearchForm } from '~/components/form/search-form';
import { SubmitButton } from '~/components/form/submit-button';
import { useForm } from '~/components/form/use-form';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import { Tag, type Tone } from '~/components/tag';
import type { Oficina } from '~/registry/contract/oficina';
import { conLogin } from '~/registry/domain/con-login';
import type { Handle } from '~/scripts';
import { PRUEBA } from './asked';
import { loadTried } from './reservados.server';
import { CLASE_EN_PALABRAS } from './words';

const HEADING = 'Probar un nombre';

export const handle: Handle = { scripts: false };

/** What the registry says of a name to whoever asks for it, and why. */
export const loader = (args: LoaderFunctionArgs) => loadTried(args);

type Said = Awaited<ReturnType<Oficina['reservados']['probar']>>;

const RESULTADOS: Record<Said['resultado'], { words: string; tone: Tone }> = {
  LIBRE: { words: 'Libre', tone: 'ok' },
  REGISTRADO: { words: 'Registrado', tone: 'neutro' },
  NO_ES_UN_NOMBRE: { words: 'No se puede registrar', tone: 'error' },
  ...CLASE_EN_PALABRAS,
};

export default function Try() {
  const { nombre, dicho, lastResult } = useLoaderData<typeof loader>();
  const [form, fields] = useForm(PRUEBA, { lastResult, defaultValue: { nombre } });
  return (
    <>
      <p className="act back">
        <a href={address.reservados()}>Volver a los nombres reservados</a>
      </p>
      <ErrorSummary form={form} />
      <h1>{HEADING}</h1>
      <p>Dice lo que diría la búsqueda, el carrito y la compra. No cambia nada.</p>
      <SearchForm
        main
        form={form}
        action={address.probarNombre()}
        press={<SubmitButton pending="Probando...">Probar</SubmitButton>}
        field={fields.nombre}
        label="Nombre"
        width="full"
        hint="Con su terminación, así: ñandú.uy."
      />
      {dicho && <Result dicho={dicho} />}
    </>
  );
}

function Result({ dicho: { nombre, resultado, mensaje, reservado } }: { dicho: Said }) {
  return (
    <section aria-labelledby="resultado">
      <h2 id="resultado">
        {nombre} <Tag tono={RESULTADOS[resultado].tone}>{RESULTADOS[resultado].words}</Tag>
      </h2>
      <p>
        {resultado === 'LIBRE' || resultado === 'REGISTRADO'
          ? mensaje
          : `A quien lo busca se le dice: «${mensaje}»`}
      </p>
      {reservado && (
        <Summary
          kind="beside"
          rows={[
            { label: 'Por la regla', value: reservado.nombre },
            // the mark beside the name says it of one that nobody has
            ...(resultado === 'REGISTRADO'
              ? [{ label: 'Clase', value: CLASE_EN_PALABRAS[reservado.clase].words }]
              : []),
            { label: 'Motivo', value: reservado.motivo || 'No se guardó' },
            {
              label: 'Lo puede registrar',
              value: reservado.para ? conLogin(reservado.para) : 'Nadie',
            },
          ]}
        />
      )}
    </section>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Nombres reservados');
