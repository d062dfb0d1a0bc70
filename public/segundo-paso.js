// Asks the browser for a passkey (WebAuthn) before it sends the form. Without this the form is answered by what to do instead.
(() => {
  const form = document.querySelector('form[data-llave]');
  if (!form || !window.PublicKeyCredential || !navigator.credentials) return;
  const bytes = (text) =>
    Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
  const text = (buffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer)))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=+$/, '');
  const withBytes = (list = []) => list.map((one) => ({ ...one, id: bytes(one.id) }));

  const ask = () => {
    const given = JSON.parse(form.dataset.opciones);
    const publicKey = { ...given, challenge: bytes(given.challenge) };
    if (form.dataset.llave === 'get')
      return navigator.credentials.get({
        publicKey: { ...publicKey, allowCredentials: withBytes(given.allowCredentials) },
      });
    const user = { ...given.user, id: bytes(given.user.id) };
    const excludeCredentials = withBytes(given.excludeCredentials);
    return navigator.credentials.create({ publicKey: { ...publicKey, user, excludeCredentials } });
  };

  const fields = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature'];
  const toJson = ({ id, rawId, type, response }) => ({
    id,
    rawId: text(rawId),
    type,
    clientExtensionResults: {},
    response: {
      ...Object.fromEntries(
        fields.filter((name) => response[name]).map((name) => [name, text(response[name])]),
      ),
      transports: response.getTransports ? response.getTransports() : undefined,
    },
  });

  for (const one of document.querySelectorAll('[data-sin-llave]')) one.remove();
  const alert = document.createElement('p');
  alert.className = 'error-text';
  alert.setAttribute('role', 'alert');
  form.querySelector('.actions').before(alert);

  let isAsking = false;
  form.addEventListener('submit', async (event) => {
    const name = form.elements.nombre;
    if (name && name.value.trim() === '') return; // told by the form's answer, before a key is made for nothing
    event.preventDefault();
    if (isAsking) return;
    isAsking = true;
    alert.textContent = '';
    try {
      form.elements.llave.value = JSON.stringify(toJson(await ask()));
      form.submit();
    } catch (error) {
      alert.textContent = (error.name === 'InvalidStateError' && form.dataset.yaEsta) || form.dataset.fallo;
    } finally {
      isAsking = false;
    }
  });
})();
