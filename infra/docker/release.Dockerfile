# The release tool with its checks, and the backups; compose.yaml has it as `release`.
#   docker build -f infra/docker/release.Dockerfile -t courtside-release .
# Its pg_dump must be no older than the database of compose.yaml, PostgreSQL 17, which Debian 13 has.
FROM node:24-trixie-slim
RUN apt-get update -qq \
 && apt-get install -y -qq --no-install-recommends postgresql-client \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
# An empty volume takes over the owner of the folder that it is mounted on.
RUN npm ci --no-audit --no-fund && mkdir /site && chown -R node:node /src /site
USER node
ENTRYPOINT ["npm", "run"]
