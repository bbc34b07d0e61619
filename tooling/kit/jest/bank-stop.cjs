module.exports = () => /** @type {any} */ (globalThis).stopRemoteBank();
