import webpack from 'webpack';

/**
 * @param {import('webpack').Configuration} configuration
 * @throws Error with webpack's errors and warnings
 */
export async function buildNow(configuration) {
  /** @type {import('webpack').Stats | undefined} */
  const stats = await new Promise((resolve, reject) => {
    webpack(configuration, (error, result) => (error ? reject(error) : resolve(result)));
  });
  if (stats?.hasErrors() || stats?.hasWarnings()) throw new Error(stats.toString('errors-warnings'));
}
