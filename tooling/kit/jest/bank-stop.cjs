module.exports = () => globalThis.__NCB_REMOTE_BANK__.stop();
