import type { ReactNode } from 'react';
import * as address from '~/addresses';
import { ErrorSummary } from '~/components/form/error-summary';
import { plainField } from '~/components/form/screen-field';
import { TextField } from '~/components/form/text-field';
import { claveOlvidada } from '~/openid/password-pages';
import { documentOf } from './document.server';
import { MIN_LENGTH } from './password-rules';

/** What a refused form says, by field; '' is said of none. */
export type PasswordErrors = Record<string, string>;

const LABELS = {
  usuario: 'Usuario',
  clave: 'Contraseña actual',
  nueva: 'Contraseña nueva',
  repetida: 'Repita la contraseña nueva',
} as const;
export type PasswordField = keyof typeof LABELS;

const AUTOCOMPLETE: Record<PasswordField, string> = {
  usuario: 'username',
  clave: 'current-password',
  nueva: 'new-password',
  repetida: 'new-password',
};

const HINT = `Por lo menos ${MIN_LENGTH} caracteres. Cuatro palabras que no suelan ir juntas son fáciles de recordar y difíciles de adivinar.`;

interface FormPage {
  id: string;
  titulo: string;
  intro: ReactNode;
  campos: readonly PasswordField[];
  usuario: string;
  /** What their user is asked as, where a mail address does as well. */
  usuarioEs?: string;
  errors: PasswordErrors;
  boton: string;
  salida: { href: string; texto: string };
}

function formPage({
  id,
  titulo,
  intro,
  campos,
  usuario,
  usuarioEs,
  errors,
  boton,
  salida,
}: FormPage): string {
  const isRefused = Object.keys(errors).length > 0;
  const all = Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]]));
  const summary = { id, errors: errors[''] ? [errors['']] : undefined, allErrors: all };
  return documentOf(
    isRefused ? `Error: ${titulo}` : titulo,
    <>
      <ErrorSummary form={summary} />
      <h1>{titulo}</h1>
      {intro}
      <form id={id} method="post" noValidate>
        {campos.map((campo) => (
          <TextField
            key={campo}
            field={{
              ...plainField(campo, campo === 'usuario' ? usuario : '', all[campo]),
              id: `${id}-${campo}`,
            }}
            label={(campo === 'usuario' && usuarioEs) || LABELS[campo]}
            hint={campo === 'nueva' ? HINT : undefined}
            type={campo === 'usuario' ? 'text' : 'password'}
            inputMode="text"
            autoCapitalize="none"
            autoComplete={AUTOCOMPLETE[campo]}
          />
        ))}
        <div className="actions">
          <button type="submit" className="button">
            {boton}
          </button>{' '}
          <a href={salida.href}>{salida.texto}</a>
        </div>
      </form>
    </>,
  );
}

const CANCEL = { href: address.acceso(), texto: 'Cancelar' };

/** The form that changes a password that is known. */
export const changePage = (usuario: string, errors: PasswordErrors): string =>
  formPage({
    id: 'cambio-de-clave',
    titulo: 'Cambiar la contraseña',
    intro: (
      <p>
        Al cambiarla se cierran todas sus sesiones, también la de este navegador: ingresará con la nueva. Si
        no recuerda la actual, <a href={claveOlvidada()}>elija otra por correo</a>.
      </p>
    ),
    campos: ['usuario', 'clave', 'nueva', 'repetida'],
    usuario,
    errors,
    boton: 'Cambiar contraseña',
    salida: CANCEL,
  });

/** The form that asks for a mail with a link. */
export const forgottenPage = (usuario: string, errors: PasswordErrors): string =>
  formPage({
    id: 'clave-olvidada',
    titulo: '¿Olvidó su contraseña?',
    intro: (
      <p>Escriba su usuario o su correo. Le enviamos un enlace para elegir otra, que vence en 30 minutos.</p>
    ),
    campos: ['usuario'],
    usuario,
    usuarioEs: 'Usuario o correo',
    errors,
    boton: 'Enviar el enlace',
    salida: { href: address.ingresar(), texto: 'Volver a iniciar sesión' },
  });

/** A mail was sent, or not: the next step is in it, and none here. */
export const mailedPage = (): string =>
  documentOf(
    'Revise su correo',
    <>
      <h1>Revise su correo</h1>
      <p>
        Si hay una cuenta con ese usuario o correo, le enviamos un enlace para elegir otra contraseña. Vence
        en 30 minutos. Si no llega, revise el correo no deseado o <a href={address.contacto()}>contáctenos</a>
        .
      </p>
      <p className="actions">
        <a href={claveOlvidada()}>Pedir otro enlace</a>{' '}
        <a href={address.ingresar()}>Volver a iniciar sesión</a>
      </p>
    </>,
  );

/** The form that a mail's link opens. */
export const resetPage = (errors: PasswordErrors): string =>
  formPage({
    id: 'clave-nueva',
    titulo: 'Elegir una contraseña nueva',
    intro: <p>Al guardarla se cierran todas sus sesiones: ingresará con la nueva.</p>,
    campos: ['nueva', 'repetida'],
    usuario: '',
    errors,
    boton: 'Guardar contraseña',
    salida: { href: address.ingresar(), texto: 'Volver a iniciar sesión' },
  });
