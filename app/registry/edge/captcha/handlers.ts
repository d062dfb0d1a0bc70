import { edge } from '../implement';
import { isCaptchaRequired, newDesafio } from './verify';

export const mostrarCaptcha = edge.dominio.mostrarCaptcha.handler(async ({ context }) => ({
  resultado: await isCaptchaRequired(context),
}));

export const desafioCaptcha = edge.dominio.desafioCaptcha.handler(async ({ context }) => {
  const { altcha, pregunta } = await newDesafio(context.now);
  return { pregunta: pregunta.texto, token: pregunta.ficha, altcha: { ...altcha } };
});
