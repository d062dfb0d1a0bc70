import { DateText } from '~/components/date-text';
import { Summary } from '~/components/summary';
import { count } from '~/format';
import type { Oficina } from '~/registry/contract/oficina';
import { generoDe, PUBLICO_EN_PALABRAS, type Publico } from '~/registry/domain/contenidos';
import { savedRow } from '../saved-row';
import { estadoEnPalabras } from './class-words';
import { State } from './state';

type Contenido = Awaited<ReturnType<Oficina['contenidos']['ver']>>['contenido'];

/** What is known of it; `comoSeVe` is drawn elsewhere. */
export function Facts({ contenido }: { contenido: Omit<Contenido, 'comoSeVe'> }) {
  const { publico, alcance, desde, hasta, motivo } = contenido;
  const quienes = QUIENES[contenido.estado](generoDe(contenido.clase).lo);
  return (
    <Summary
      kind="beside"
      rows={[
        {
          label: 'Estado',
          value: (
            <>
              <State {...contenido} /> {estadoEnPalabras(contenido).means}
            </>
          ),
        },
        ...(motivo ? [{ label: 'Motivo', value: motivo }] : []),
        { label: quienes, value: PUBLICO_EN_PALABRAS[publico] },
        // of what nobody sees any more, how many would see it today says nothing
        ...(YA_NO.includes(contenido.estado)
          ? []
          : [{ label: 'A cuántas cuentas llega', value: reach(publico, alcance) }]),
        ...(desde ? [{ label: 'Desde', value: <DateText value={desde} withTime /> }] : []),
        ...(hasta ? [{ label: 'Hasta', value: <DateText value={hasta} withTime /> }] : []),
        savedRow(contenido),
      ]}
    />
  );
}

const YA_NO: readonly Contenido['estado'][] = ['REEMPLAZADO', 'TERMINADO', 'RETIRADO'];

const seVaAVer = (lo: string): string => `Quiénes ${lo} van a ver`;
const seVeia = (lo: string): string => `${lo === 'la' ? 'La' : 'Lo'} veían`;

/** Who sees it, by whether they do yet, or still do. */
const QUIENES: Record<Contenido['estado'], (lo: string) => string> = {
  BORRADOR: seVaAVer,
  PROGRAMADO: seVaAVer,
  VIGENTE: (lo) => `Quiénes ${lo} ven`,
  REEMPLAZADO: seVeia,
  TERMINADO: seVeia,
  // it may have been withdrawn before anybody saw it
  RETIRADO: () => 'Era para',
};

const CUENTAS: Record<Publico, readonly [one: string, many: string]> = {
  TODOS: ['cuenta', 'cuentas'],
  CON_CUENTA: ['cuenta', 'cuentas'],
  CON_DOMINIOS: ['cuenta con dominios', 'cuentas con dominios'],
};

function reach(publico: Publico, { cuentas, masDe }: Contenido['alcance']): string {
  const accounts = `${masDe ? 'Más de ' : ''}${count(cuentas, ...CUENTAS[publico])}`;
  return publico === 'TODOS' ? `${accounts}, y quienes visitan el portal sin iniciar sesión` : accounts;
}
