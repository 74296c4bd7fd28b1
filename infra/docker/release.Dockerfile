# The release tool with its checks; each team's pipeline and the cluster's backup run it.
#   docker build -f infra/docker/release.Dockerfile -t courtside-release .
FROM node:24-bookworm-slim
RUN apt-get update -qq \
 && apt-get install -y -qq --no-install-recommends postgresql-client \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund && chown -R node:node /src
USER node
ENTRYPOINT ["npm", "run"]
