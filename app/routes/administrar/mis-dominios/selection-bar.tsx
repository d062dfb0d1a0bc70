import * as address from '~/addresses';
import { SubmitButton } from '~/components/form/submit-button';
import { useHas } from '~/components/frame/frame-context';
import { NoticeAt } from '~/components/frame/message-box';
import { MODIFICAR_FORMA_PAGO } from '~/registry/domain/words/cuentas';
import { KeepThem, WHAT_CAN_BE_DONE } from './ticked';

interface SelectionBarProps {
  /** How much was chosen so far, on whatever page. */
  hastaAhora: string;
  /** Whether the bar says as much, where it is drawn. */
  enLaBarra: boolean;
  /** Why the filter finds more than can be chosen, where it does. */
  sinCasilla: string;
  /** What chooses all of them. */
  elegirTodos: string;
  /** Whether that is all that this filter finds. */
  sonTodos: boolean;
  /** How many of what the filter finds can be chosen, and the names of this page that can. */
  total: number;
  elegibles: readonly string[];
  /** Whether those of this page are offered besides all. */
  conPagina: boolean;
}

/** What can be done with many domains at once (spec 2, My domains). Once something is ticked it stays in view. */
export function SelectionBar(props: SelectionBarProps) {
  const { hastaAhora, enLaBarra, sinCasilla, elegirTodos, sonTodos, total, elegibles, conPagina } = props;
  const has = useHas();
  return (
    <fieldset className="group bulk" id="elegidos" aria-describedby="sin-casilla">
      <legend>Modificar varios dominios</legend>
      <NoticeAt lugar="elegidos" />
      <input type="hidden" name="elegibles" value={elegibles.join(' ')} />
      {sonTodos && <input type="hidden" name="conTodos" value={total} />}
      {!sonTodos && (
        <div className="options">
          {conPagina && (
            <SubmitButton intencion="elegir-pagina" kind="plain" pending="Eligiendo...">
              Elegir los {elegibles.length} de esta página
            </SubmitButton>
          )}{' '}
          <SubmitButton intencion={`elegir-todos:${total}`} kind="plain" pending="Eligiendo...">
            {elegirTodos}
          </SubmitButton>
        </div>
      )}
      <p className={enLaBarra ? 'hint counted' : 'hint'}>{hastaAhora}</p>
      <p className="without-box" id="sin-casilla">
        {sinCasilla}
      </p>
      <div className="actions" id={WHAT_CAN_BE_DONE} tabIndex={-1}>
        <SubmitButton id="RENOVAR" intencion="modificar:RENOVAR" kind="second">
          Renovar
        </SubmitButton>{' '}
        <SubmitButton id="EDITAR_CONTACTO" intencion="modificar:EDITAR_CONTACTO" kind="second">
          Modificar Datos Contacto
        </SubmitButton>{' '}
        <SubmitButton id="EDITAR_CUENTA" intencion="modificar:EDITAR_CUENTA" kind="second">
          {MODIFICAR_FORMA_PAGO}
        </SubmitButton>{' '}
        <SubmitButton id="ELIMINAR_CUENTA" intencion="modificar:ELIMINAR_CUENTA" kind="second">
          Eliminar Forma de Pago
        </SubmitButton>{' '}
        {has(address.candado()) && (
          <>
            <SubmitButton id="CERRAR_CANDADO" intencion="modificar:CERRAR_CANDADO" kind="second">
              Poner candado
            </SubmitButton>{' '}
          </>
        )}
        <KeepThem />{' '}
        <SubmitButton intencion="vaciar-seleccion" kind="plain" pending="Desmarcando...">
          Desmarcar todos
        </SubmitButton>
      </div>
    </fieldset>
  );
}
