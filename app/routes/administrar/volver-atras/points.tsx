import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { Empty } from '~/components/empty';
import { ButtonLink } from '~/components/layout';
import { count } from '~/format';
import { NADA_CAMBIO } from '~/registry/domain/words/vuelta-atras';
import type { loadPoints } from './volver-atras.server';

/** Every change that can be taken back, each with the way to what comes of that. */
export function Points() {
  const { nombre, motivo, puntos } = useLoaderData<typeof loadPoints>();
  if (puntos.length === 0) return motivo ? null : <Nothing />;
  return (
    <>
      <p className="prose">
        Elija hasta dónde volver: se deshace ese cambio y todo lo que vino después. Antes de confirmar le
        mostramos qué cambia. Lo que se pagó mientras tanto no se deshace ni se devuelve.
      </p>
      <ol className="lines tall">
        {puntos.map(({ antesDe, titulo, momento, quien, cuantos, hasta }) => (
          <li key={antesDe}>
            <span className="name">
              {titulo}
              {cuantos > 1 && ` (${count(cuantos, 'vez', 'veces')})`}
            </span>{' '}
            <DateText value={momento} withTime="in-list" />{' '}
            <span className="detail">
              {quien}. Se puede volver atrás hasta el <DateText value={hasta} withTime />.
            </span>{' '}
            {!motivo && (
              <ButtonLink href={address.volverAtras(nombre, antesDe)} kind="second">
                Ver cómo estaba antes<span className="sr">: {titulo}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function Nothing() {
  const { nombre } = useLoaderData<typeof loadPoints>();
  return (
    <Empty action={<ButtonLink href={address.verDominio(nombre)}>Ver el dominio</ButtonLink>}>
      {NADA_CAMBIO}
    </Empty>
  );
}
